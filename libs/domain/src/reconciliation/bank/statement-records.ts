/** One record of a statement, as it was split. */
export interface StatementRecord {
  /** Line of the text on which it begins, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** A quotation mark that opens a cell closes it before the separator; here one does not. */
  readonly broken: boolean;
}

export const SEPARATORS = ['\t', ';', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Splits a text into records as RFC 4180 says, by any of the separators. Blank records are left out. */
export function recordsOf(text: string, separator: Separator): readonly StatementRecord[] {
  const plain = text.replace(/\r\n?/g, '\n');
  const records: StatementRecord[] = [];
  let at = 0;
  let row = 1;
  while (at < plain.length) {
    const { cells, broken, end } = recordAt(plain, at, separator);
    if (cells.some((cell) => cell !== '')) records.push({ row, cells, broken });
    row += plain.slice(at, end).split('\n').length - 1;
    at = end;
  }
  return records;
}

interface Split {
  readonly cells: readonly string[];
  readonly broken: boolean;
  /** Where the next record begins. */
  readonly end: number;
}

function recordAt(text: string, start: number, separator: Separator): Split {
  const cells: string[] = [];
  let broken = false;
  let at = start;
  for (;;) {
    const cell = text[at] === '"' ? quotedAt(text, at, separator) : plainAt(text, at, separator);
    cells.push(cell.text.trim());
    broken ||= cell.broken;
    at = cell.end;
    if (text[at] !== separator) return { cells: withoutEmptyEnd(cells), broken, end: at + 1 };
    at += 1;
  }
}

interface Cell {
  readonly text: string;
  readonly broken: boolean;
  /** Of the separator, the line's end or the text's end behind it. */
  readonly end: number;
}

function plainAt(text: string, start: number, separator: Separator): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return { text: text.slice(start, end), broken: false, end };
}

function quotedAt(text: string, start: number, separator: Separator): Cell {
  let inside = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') inside += text.charAt(at);
    else if (text[at + 1] === '"') {
      inside += '"';
      at += 1;
    } else {
      const rest = plainAt(text, at + 1, separator);
      return { text: inside + rest.text, broken: rest.text.trim() !== '', end: rest.end };
    }
  }
  // Nothing closes it: only its own line is lost, not the rest of the statement.
  return { ...plainAt(text, start, separator), broken: true };
}

/** Programs end lines with separators that nothing follows. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}
