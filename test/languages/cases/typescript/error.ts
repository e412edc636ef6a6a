let a: number = 1 );
function f(x: string): void {}
