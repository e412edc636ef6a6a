export interface A<T = 1> extends B, C {
  a?: number
  f(x: this): x is A
}
