import { readRichText, wordsOf } from './read-rich-text';

/** Attributes of one entry of the content service. */
export type Attributes = Readonly<Record<string, unknown>>;

const noteMissing = (name: string): void => console.info('No such attribute', name);

const isAttributes = (value: unknown): value is Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of an attribute as editors entered it. A missing one is logged (SITE-10). */
export const valueOf = (attributes: Attributes | undefined, name: string): unknown => {
  if (attributes === undefined) return undefined;
  const value = attributes[name];
  if (value === undefined || value === null) noteMissing(name);
  return value ?? undefined;
};

/** An attribute that programs read, as it was entered: an address, a code. A missing one is logged and is empty. */
export const codeOf = (attributes: Attributes | undefined, name: string): string => {
  if (attributes === undefined) return '';
  const value = attributes[name];
  if (typeof value === 'string') return value;
  noteMissing(name);
  return '';
};

/**
 * An attribute as plain words, for headings and labels, whether it was entered as text, in Markdown or in blocks. A
 * missing one is logged and renders empty (SITE-10).
 */
export const textOf = (attributes: Attributes | undefined, name: string): string =>
  attributes === undefined ? '' : wordsOf(readRichText(valueOf(attributes, name)));

/** The entry inside an attribute, such as an image. */
export const entryOf = (attributes: Attributes | undefined, name: string): Attributes | undefined => {
  const value = valueOf(attributes, name);
  return isAttributes(value) ? value : undefined;
};

/** The entries of an attribute that is a list of entries, or one entry alone. */
export const entriesOf = (attributes: Attributes | undefined, name: string): readonly Attributes[] => {
  const value = valueOf(attributes, name);
  return (Array.isArray(value) ? value : [value]).filter(isAttributes);
};
