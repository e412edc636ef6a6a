declare function f(a: string): void
let x = f as unknown
enum E { A, B = 2 }
