/** Attributes of one entry of the content service. */
export type Attributes = Readonly<Record<string, unknown>>;

const noteMissing = (name: string): void => console.info('No such attribute', name);

/** The text of an attribute. A missing one is logged and renders empty (SITE-10). */
export const textOf = (attributes: Attributes | undefined, name: string): string => {
  if (attributes === undefined) return '';
  const value = attributes[name];
  if (typeof value === 'string') return value;
  noteMissing(name);
  return '';
};

/** The entries of an attribute that is a list of entries. */
export const entriesOf = (attributes: Attributes | undefined, name: string): readonly Attributes[] => {
  if (attributes === undefined) return [];
  const value = attributes[name];
  if (Array.isArray(value))
    return value.filter((each): each is Attributes => typeof each === 'object' && each !== null);
  noteMissing(name);
  return [];
};

export const textsOf = (attributes: Attributes, name: string): readonly string[] => {
  const value = attributes[name];
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
};
