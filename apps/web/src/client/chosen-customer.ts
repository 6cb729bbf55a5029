/** The customer whose figures a partner or staff looks at. Links that were given away earlier say `account`. */
export const chosenCustomer = (query: URLSearchParams): string | undefined =>
  query.get('customer') ?? query.get('account') ?? undefined;
