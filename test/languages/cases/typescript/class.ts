abstract class A<T> implements B {
  constructor(private readonly x: T) {}
  @d y() {}
  abstract z(): void;
}
