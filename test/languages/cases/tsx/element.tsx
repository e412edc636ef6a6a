const a = (b: number) => <C d={b as any}>{/* none */}text<e.f g /></C>;
