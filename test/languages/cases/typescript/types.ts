type A<T> = T extends (infer U)[] ? U : { readonly [k: string]: 'x' | null };
