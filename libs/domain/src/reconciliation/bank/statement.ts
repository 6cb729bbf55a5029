import { addMonths, type CalendarDate, monthOf } from '@keelson/kernel';
import { BANK_TEXT_MONTHS, type BankLineFault } from '@keelson/vocabulary';
import { recordsOf, type Separator, SEPARATORS, type StatementRecord } from './statement-records';
import { statementDate, statementPence } from './statement-values';

/** A line of a bank statement, as it was read. */
export interface StatementLine {
  /** Line of the text, from 1. */
  readonly row: number;
  readonly date: CalendarDate;
  readonly text: string;
  /** Negative where money left the account. */
  readonly amountPence: number;
  /** Of lines that say the same in one statement this is the second, third and so on; 1 for the first. */
  readonly occurrence: number;
}

/** A line that is not taken. */
export interface RefusedLine {
  readonly row: number;
  readonly fault: BankLineFault;
  /** What stands there. */
  readonly cell: string;
}

export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  readonly refused: readonly RefusedLine[];
}

export const LONGEST_BANK_TEXT = 200;

const CONTROL = /\p{Cc}/u;
const TITLES = { date: /date/i, amount: /amount|value|paid/i } as const;

interface Columns {
  readonly date: number;
  readonly text: number;
  readonly amount: number;
}
const AS_TOLD: Columns = { date: 0, text: 1, amount: 2 };

/**
 * Reads a statement of three columns, date, text and amount, that was exported or pasted: by tabs, semicolons or commas,
 * with a line of titles, which may say another order, or without. Nothing in it is evaluated.
 * @param today in London: a line may not be of a later day, nor so old that its text may no longer be kept
 */
export function readStatement(text: string, today: CalendarDate): ReadStatement {
  const records = split(text.replace(/^\ufeff/, ''));
  const titled = columnsIn(records[0]);
  const lines: StatementLine[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Map<string, number>();
  for (const record of titled ? records.slice(1) : records) {
    const read = readRecord(record, titled ?? AS_TOLD, today);
    if ('fault' in read) {
      refused.push(read);
      continue;
    }
    const same = JSON.stringify([read.date, read.text, read.amountPence]);
    const occurrence = (seen.get(same) ?? 0) + 1;
    seen.set(same, occurrence);
    lines.push({ ...read, occurrence });
  }
  return { lines, refused };
}

/** By the separator that makes sense of the first record; of those that make three columns the first. */
function split(text: string): readonly StatementRecord[] {
  const by = (separator: Separator) => recordsOf(text, separator);
  const making = SEPARATORS.filter((separator) => by(separator)[0]?.cells.length === 3);
  return by(making.find((separator) => isSense(by(separator)[0])) ?? making[0] ?? ',');
}

function isSense(record: StatementRecord | undefined): boolean {
  if (!record || record.broken) return false;
  const [date = '', , amount = ''] = record.cells;
  return columnsIn(record) !== undefined || statementDate(date) !== undefined || statementPence(amount) !== undefined;
}

/** The order that a line of titles says; `undefined` for a line that is none. */
function columnsIn(record: StatementRecord | undefined): Columns | undefined {
  if (record?.cells.length !== 3) return undefined;
  const { cells } = record;
  if (cells.some((cell) => statementDate(cell) !== undefined || statementPence(cell) !== undefined)) return undefined;
  const date = cells.findIndex((cell) => TITLES.date.test(cell));
  const amount = cells.findIndex((cell, at) => at !== date && TITLES.amount.test(cell));
  return date < 0 || amount < 0 ? undefined : { date, amount, text: 3 - date - amount };
}

type Read = Omit<StatementLine, 'occurrence'> | RefusedLine;

function readRecord({ row, cells, broken }: StatementRecord, columns: Columns, today: CalendarDate): Read {
  const refuse = (fault: BankLineFault, cell = cells.join(' ')): RefusedLine => ({ row, fault, cell });
  if (broken) return refuse('quotes');
  if (cells.length > 3 || cells.length < 2) return refuse('columns');
  const [dateCell = '', textCell = '', amountCell = ''] = [columns.date, columns.text, columns.amount].map(
    (column) => cells[column],
  );
  const date = statementDate(dateCell);
  if (date === undefined) return refuse('date', dateCell);
  if (date > today) return refuse('future', dateCell);
  if (isTextOver(date, today)) return refuse('tooOld', dateCell);
  const amountPence = statementPence(amountCell);
  if (amountPence === undefined) return refuse('amount', amountCell);
  const text = textCell.replace(/[\s\u00a0]+/g, ' ').trim();
  if (text === '') return refuse('noText', '');
  if (text.length > LONGEST_BANK_TEXT) return refuse('textTooLong', text);
  return CONTROL.test(text) ? refuse('notPlain', '') : { row, date, text, amountPence };
}

/** Whether the text of a line of this day may no longer be kept. */
export const isTextOver = (date: CalendarDate, today: CalendarDate): boolean => date <= lastTextOver(today);

/** The last day whose texts are gone: so many months ago today, in a shorter month its last day. */
export function lastTextOver(today: CalendarDate): CalendarDate {
  const month = addMonths(monthOf(today), -BANK_TEXT_MONTHS);
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return `${month}-${String(Math.min(days, Number(today.slice(8)))).padStart(2, '0')}` as CalendarDate;
}
