export default class A extends B {
  static #x = 1;
  get y() { return super.y }
  constructor() {}
}
