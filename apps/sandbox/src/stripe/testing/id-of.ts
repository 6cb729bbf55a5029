/** The identifier that stands where the provider may put a whole object. */
export const idOf = (reference: string | { readonly id: string } | null | undefined): string =>
  typeof reference === 'object' && reference !== null ? reference.id : (reference ?? '');
