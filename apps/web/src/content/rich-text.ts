export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly of: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly of: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly of: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

const BULLET = /^[-*+] +/;
const NUMBER = /^\d{1,3}[.)] +/;
const HEADING = /^#{1,6} +/;
const MARK = /\*\*([^*]+)\*\*|__([^_]+)__|\*([^*]+)\*|\[([^\][]+)\]\(([^()\s]+)\)/;

/** The texts of editors in a small part of Markdown. It knows no HTML: what looks like it stays text. */
export const readMarkdown = (text: string): readonly Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(blocksOf);

const blocksOf = (part: string): readonly Block[] => {
  const lines = part.split('\n').map((line) => line.trim());
  for (const [sign, ordered] of [
    [BULLET, false],
    [NUMBER, true],
  ] as const)
    if (lines.every((line) => sign.test(line)))
      return [{ kind: 'list', ordered, items: lines.map((line) => inlinesOf(line.replace(sign, ''))) }];
  const [first = '', ...rest] = lines;
  if (!HEADING.test(first)) return [{ kind: 'paragraph', of: inlinesOf(lines.join(' ')) }];
  const heading: Block = { kind: 'heading', of: inlinesOf(first.replace(HEADING, '')) };
  return rest.length === 0 ? [heading] : [heading, ...blocksOf(rest.join('\n'))];
};

/** The marks inside a line: bold, emphasis, links. */
export const inlinesOf = (text: string): readonly Inline[] => {
  const found = MARK.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const [whole, bold, strong, emphasis, label, address] = found;
  const before = text.slice(0, found.index);
  return [
    ...(before === '' ? [] : [{ kind: 'text', text: before } as const]),
    label !== undefined && address !== undefined
      ? { kind: 'link', address, of: inlinesOf(label) }
      : { kind: emphasis === undefined ? 'strong' : 'emphasis', of: inlinesOf(bold ?? strong ?? emphasis ?? '') },
    ...inlinesOf(text.slice(found.index + whole.length)),
  ];
};
