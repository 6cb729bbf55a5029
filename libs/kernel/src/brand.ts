declare const brand: unique symbol;

/** A primitive that only its own constructor makes, so that two kinds of id never mix. */
export type Brand<Primitive, Name extends string> = Primitive & { readonly [brand]: Name };
