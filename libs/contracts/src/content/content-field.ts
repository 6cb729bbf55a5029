/** A value that editors enter, by the way they enter it. */
export type ContentField =
  /** `line`: a heading, a label, an address. `rich`: Markdown, or the blocks of the content service's editor. */
  | { readonly kind: 'line' | 'rich' | 'number' | 'flag' }
  /** A drawing of the product by its name, or an uploaded image, with the words for those who do not see it. */
  | { readonly kind: 'picture' }
  /** A file that is played or downloaded. */
  | { readonly kind: 'file'; readonly of: FileKind }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'part'; readonly part: ContentPart; readonly many: boolean };

/** As the content service sorts its uploads. */
export type FileKind = 'videos' | 'audios' | 'images' | 'files';

export type ContentFields = Readonly<Record<string, ContentField>>;

/** Fields that stand together inside a page, such as a link: a component of the content service. */
export interface ContentPart {
  readonly name: string;
  readonly fields: ContentFields;
}

/** A content type: one entry, or a list of entries in the order that editors gave them. */
export interface ContentPage {
  /** Where its texts are shown. */
  readonly about: string;
  /** What one entry of a list is called; a page of a single entry has none. */
  readonly listOf?: string;
  /** How many entries of a list are fetched at a time, where they are large. */
  readonly atATime?: number;
  readonly fields: ContentFields;
}

export const line = { kind: 'line' } as const;
export const rich = { kind: 'rich' } as const;
export const number = { kind: 'number' } as const;
export const flag = { kind: 'flag' } as const;
export const picture = { kind: 'picture' } as const;

export const file = <const Of extends FileKind>(of: Of) => ({ kind: 'file', of }) as const;
export const choice = <const Of extends readonly string[]>(of: Of) => ({ kind: 'choice', of }) as const;
export const one = <const Part extends ContentPart>(part: Part) => ({ kind: 'part', part, many: false }) as const;
export const many = <const Part extends ContentPart>(part: Part) => ({ kind: 'part', part, many: true }) as const;
