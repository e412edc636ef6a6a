const a = <b>{)}</b>;
const c: number = 1;
