// Types and values have name spaces of their own.
type a = number;
const a: a = 1;
function f<a>(a: a, b: b): a { return a as a; }
interface b { a: a }
class K { a: K = new K(); static b: typeof a = a; }
let x: K, y = K, z: typeof x;
{ type a = string; let c: a = later; interface K { b: a } let k: K = new K(); }
let later: Record<string, a>;
