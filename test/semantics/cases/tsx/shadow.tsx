const Box = <T,>(p: T) => <p>{p}</p>;
function p(Box: typeof later) { return <Box.Inner a={Box}><p /></Box.Inner>; }
let later = { Inner: p };
