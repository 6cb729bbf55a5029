/** Attributes of one entry of the content service. */
export type Attributes = Readonly<Record<string, unknown>>;

const noteMissing = (name: string): void => console.info('No such attribute', name);

const isAttributes = (value: unknown): value is Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the content service wraps: `{ data: { attributes } }` around relations and media, `{ attributes }` around entries. */
const unwrapped = (value: unknown): unknown => {
  if (!isAttributes(value)) return value;
  if ('data' in value) return unwrapped(value['data']);
  return isAttributes(value['attributes']) ? value['attributes'] : value;
};

/** The value of an attribute as editors entered it. A missing one is logged (SITE-10). */
export const valueOf = (attributes: Attributes | undefined, name: string): unknown => {
  if (attributes === undefined) return undefined;
  const value = attributes[name];
  if (value === undefined || value === null) noteMissing(name);
  return value ?? undefined;
};

/** The text of an attribute. A missing one is logged and renders empty (SITE-10). */
export const textOf = (attributes: Attributes | undefined, name: string): string => {
  if (attributes === undefined) return '';
  const value = attributes[name];
  if (typeof value === 'string') return value;
  noteMissing(name);
  return '';
};

/** The entry inside an attribute, such as an image. */
export const entryOf = (attributes: Attributes | undefined, name: string): Attributes | undefined => {
  const value = unwrapped(valueOf(attributes, name));
  return isAttributes(value) ? value : undefined;
};

/** The entries of an attribute that is a list of entries, or one entry alone. */
export const entriesOf = (attributes: Attributes | undefined, name: string): readonly Attributes[] => {
  const value = unwrapped(valueOf(attributes, name));
  return (Array.isArray(value) ? value : [value]).map(unwrapped).filter(isAttributes);
};

export const textsOf = (attributes: Attributes, name: string): readonly string[] => {
  const value = valueOf(attributes, name);
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
};
