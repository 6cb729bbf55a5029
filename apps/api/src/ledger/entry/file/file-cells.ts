import {
  cellKey,
  ENTRY_FIELDS,
  type EntryField,
  ledgerMessages as texts,
  type RowKind,
} from '@keelson/contracts/ledger';
import { amountIn, pastedAmount } from '@keelson/contracts/validation';
import { dayIn, monthIn } from './file-dates';
import type { Sheet } from './spreadsheet';

/** A cell or a row of the file that the form does not take, and why. */
export interface LeftCell {
  /** `Balance sheet, row 4, Stock` */
  readonly place: string;
  readonly text: string;
  readonly why: string;
}

/** A figure as a box of the form takes it. */
export interface FileFigure {
  readonly cell: string;
  readonly text: string;
  /** `undefined` where the text is no amount: it is refused beside its box. */
  readonly amount: number | null | undefined;
}

export interface FileCells {
  readonly figures: FileFigure[];
  readonly left: LeftCell[];
}

/** The days and the months that the form offers. */
export interface FormDates {
  readonly dayOptions: readonly string[];
  readonly monthOptions: readonly string[];
  readonly pastMonths: readonly string[];
}

interface Heading {
  readonly kind: RowKind;
  /** By column; `undefined` for what is no figure of the form. */
  readonly fields: readonly (EntryField | undefined)[];
  readonly row: number;
}

const KINDS: readonly RowKind[] = ['profit', 'balance', 'day'];
const ROWS_BEFORE_A_HEADING = 10;

const plain = (title: string): string =>
  title
    .replace(/\(?£\)?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const datesOf = (kind: RowKind, { dayOptions, monthOptions, pastMonths }: FormDates): ReadonlySet<string> =>
  new Set(kind === 'day' ? dayOptions : [...pastMonths, ...monthOptions]);

/** Lays the cells of a file over the form: by the titles of its columns and the dates of its rows, never by position. */
export function fileCells(sheets: readonly Sheet[], dates: FormDates): FileCells {
  const figures = new Map<string, FileFigure>();
  const left: LeftCell[] = [];
  for (const sheet of sheets) {
    const heading = headingOf(sheet);
    if (heading) layOver(sheet, heading, datesOf(heading.kind, dates), figures, left);
    else if (sheet.rows.some((row) => row.some((cell) => cell !== '')))
      left.push({ place: sheet.name || 'The file', text: '', why: texts.noKnownColumns });
  }
  return { figures: [...figures.values()], left };
}

function headingOf({ rows }: Sheet): Heading | undefined {
  let best: Heading | undefined;
  let most = 0;
  rows.slice(0, ROWS_BEFORE_A_HEADING).forEach((row, at) => {
    for (const kind of KINDS) {
      const named = new Map(ENTRY_FIELDS[kind].map((field) => [plain(field.title), field]));
      const fields = row.map((title) => named.get(plain(title)));
      const found = fields.filter((field) => field !== undefined).length;
      if (found > most) [most, best] = [found, { kind, fields, row: at }];
    }
  });
  return best;
}

function layOver(
  { name, rows }: Sheet,
  heading: Heading,
  known: ReadonlySet<string>,
  figures: Map<string, FileFigure>,
  left: LeftCell[],
): void {
  const { kind, fields } = heading;
  const seen = new Set<string>();
  const rowOfSheet = name === '' ? 'Row' : `${name}, row`;
  rows.slice(heading.row + 1).forEach((row, below) => {
    const place = `${rowOfSheet} ${heading.row + below + 2}`;
    const [first = ''] = row;
    const filled = row.some((cell, at) => cell !== '' && fields[at] !== undefined);
    if (!filled) return;
    const date = kind === 'day' ? dayIn(first) : monthIn(first);
    const why =
      date === undefined || !known.has(date) ? texts.notAMonthOfTheForm : seen.has(date) ? texts.dateTwice : undefined;
    if (date === undefined || why !== undefined) {
      left.push({ place, text: first, why: why ?? texts.notAMonthOfTheForm });
      return;
    }
    seen.add(date);
    row.forEach((cell, at) => {
      const field = fields[at];
      if (!field || cell === '') return;
      const text = pastedAmount(cell, field.kind);
      if (text === undefined) left.push({ place: `${place}, ${field.title}`, text: cell, why: texts.amountUnreadable });
      else if (text !== '') {
        const key = cellKey(kind, date, field.name);
        figures.set(key, { cell: key, text, amount: amountIn(text, field.kind) });
      }
    });
  });
}
