import { ledgerMessages as texts } from '@keelson/contracts/ledger';
import { pastedAmount } from '../../../ui/form/amount-text';
import type { FiguresFile, FinanceData } from '../ledger.api';
import type { Typed } from './entries';
import { dayIn, monthIn } from './file-dates';
import { cellKey, datesOf, type EntryField, GROUPS, type RowKind, SECTIONS } from './sections';

/** A cell or a row of the file that the form did not take, and why. */
export interface LeftCell {
  /** `Balance sheet, row 4, Stock` */
  readonly place: string;
  readonly text: string;
  readonly why: string;
}

export interface FileCells {
  readonly typed: Typed;
  readonly taken: number;
  readonly left: readonly LeftCell[];
}

type Sheet = FiguresFile['sheets'][number];

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

const fieldsOf = (kind: RowKind): readonly EntryField[] =>
  GROUPS.find(({ section }) => section.kind === kind)?.fields ?? [];

/** What the form calls the rows of a kind, as the sheets of the template are called. */
export const SHEET_NAMES: Readonly<Record<RowKind, string>> = {
  day: 'Days',
  balance: 'Balance sheet',
  profit: 'Profit and loss',
};

export const datesOfKind = (kind: RowKind, data: FinanceData): readonly string[] => [
  ...new Set(SECTIONS.filter((section) => section.kind === kind).flatMap((section) => datesOf(section, data))),
];

/** Lays the cells of a file over the form: by the titles of its columns and the dates of its rows, never by position. */
export function fileCells({ sheets }: Pick<FiguresFile, 'sheets'>, data: FinanceData): FileCells {
  const typed: Record<string, string> = {};
  const left: LeftCell[] = [];
  for (const sheet of sheets) {
    const heading = headingOf(sheet);
    if (heading) layOver(sheet, heading, data, typed, left);
    else if (sheet.rows.some((row) => row.some((cell) => cell !== '')))
      left.push({ place: sheet.name || 'The file', text: '', why: texts.noKnownColumns });
  }
  return { typed, taken: Object.keys(typed).length, left };
}

function headingOf({ rows }: Sheet): Heading | undefined {
  let best: Heading | undefined;
  let most = 0;
  rows.slice(0, ROWS_BEFORE_A_HEADING).forEach((row, at) => {
    for (const kind of KINDS) {
      const named = new Map(fieldsOf(kind).map((field) => [plain(field.title), field]));
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
  data: FinanceData,
  typed: Record<string, string>,
  left: LeftCell[],
): void {
  const { kind, fields } = heading;
  const known = new Set(datesOfKind(kind, data));
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
      else if (text !== '') typed[cellKey(kind, date, field.name)] = text;
    });
  });
}
