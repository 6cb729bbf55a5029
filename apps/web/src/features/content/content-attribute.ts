/** Attributes of one entry of the content service. */
export type Attributes = Readonly<Record<string, unknown>>;

/** The text of an attribute. A missing one is logged and renders empty (SITE-10). */
export const textOf = (attributes: Attributes | undefined, name: string): string => {
  if (attributes === undefined) return '';
  const value = attributes[name];
  if (typeof value === 'string') return value;
  console.info('No such attribute', name);
  return '';
};
