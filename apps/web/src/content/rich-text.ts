export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly of: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly of: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly of: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | TableBlock;

export interface TableBlock {
  readonly kind: 'table';
  readonly head: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
}

export interface TableCell {
  readonly of: readonly Inline[];
  /** Figures stand at the right, as the line under the head says. */
  readonly atRight: boolean;
}

const BULLET = /^[-*+] +/;
const NUMBER = /^\d{1,3}[.)] +/;
const HEADING = /^#{1,6} +/;
const TABLE_ROW = /^\|.*\|$/;
/** The line under the head: `|---|--:|`. */
const TABLE_RULE = /^\|(?: *:?-{2,}:? *\|)+$/;
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
  const table = tableOf(lines);
  if (table) return [table];
  const [first = '', ...rest] = lines;
  if (!HEADING.test(first)) return [{ kind: 'paragraph', of: inlinesOf(lines.join(' ')) }];
  const heading: Block = { kind: 'heading', of: inlinesOf(first.replace(HEADING, '')) };
  return rest.length === 0 ? [heading] : [heading, ...blocksOf(rest.join('\n'))];
};

/** Every line of it is a row, the second is the rule; a row with fewer cells than the head is filled up, one with more is cut. */
function tableOf(lines: readonly string[]): TableBlock | undefined {
  const [head = '', rule = '', ...rows] = lines;
  if (!TABLE_RULE.test(rule) || !lines.every((line) => TABLE_ROW.test(line))) return undefined;
  const sides = cellsOf(rule).map((cell) => cell.endsWith(':'));
  const cells = (line: string): readonly TableCell[] => {
    const texts = cellsOf(line);
    return sides.map((atRight, index) => ({ of: inlinesOf(texts[index] ?? ''), atRight }));
  };
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

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
