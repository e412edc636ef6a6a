const e = <a b="1" {...c}>text {d}<br /></a>;
