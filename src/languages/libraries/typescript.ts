/** Names of the types that TypeScript declares. */
export const TYPESCRIPT_LIBRARY: readonly string[] = `
  ArrayBufferLike ArrayBufferView ArrayLike AsyncGenerator AsyncIterable AsyncIterableIterator AsyncIterator
  Awaited CallableFunction Capitalize ClassDecorator ConstructorParameters Disposable Element Exclude Extract
  Generator HTMLElement IArguments InstanceType Iterable IterableIterator Iterator Lowercase MethodDecorator
  NewableFunction NoInfer Node NodeJS NonNullable Omit OmitThisParameter ParameterDecorator Parameters Partial
  Pick PromiseLike PropertyDecorator PropertyDescriptor PropertyKey Readonly ReadonlyArray ReadonlyMap ReadonlySet
  Record Required ReturnType TemplateStringsArray ThisParameterType ThisType Uncapitalize Uppercase
`
  .trim()
  .split(/\s+/);
