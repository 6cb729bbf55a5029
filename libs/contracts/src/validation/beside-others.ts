/**
 * Parameters of a rule over several fields: it is checked while others of them are still wrong, so that a form tells
 * everything at once.
 */
export const besideOthers = {
  when: ({ value }: { readonly value: unknown }): boolean => typeof value === 'object' && value !== null,
};
