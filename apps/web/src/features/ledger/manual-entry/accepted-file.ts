import type { FinanceDataBody } from '../ledger.api';
import type { Typed } from './entries';

/** A file that filled the form in. */
export interface ReadFile {
  /** Null for a file whose figures cannot all be saved as they stand. */
  readonly acceptance: string | null;
  readonly typed: Typed;
}

export interface EnteredFigures {
  readonly typed: Typed;
  /** The cells that read otherwise than they were saved. */
  readonly changes: readonly string[];
}

/** No figure of the file was typed over since it was read, and none was entered beside them. */
const isAsRead = (file: ReadFile, { typed, changes }: EnteredFigures): boolean =>
  Object.entries(file.typed).every(([cell, text]) => typed[cell] === text) &&
  changes.every((cell) => cell in file.typed);

/** What tells the API that the entry is the file's; `undefined` for one that is typed, at least in part. */
export const acceptedFile = (file: ReadFile | undefined, entered: EnteredFigures): FinanceDataBody['file'] =>
  file?.acceptance && isAsRead(file, entered)
    ? { acceptance: file.acceptance, cells: Object.keys(file.typed) }
    : undefined;

/** Somebody has changed by hand what was read from a file: it is saved as typed. */
export const isTypedOver = (file: ReadFile | undefined, entered: EnteredFigures): boolean =>
  file !== undefined && entered.changes.length > 0 && !isAsRead(file, entered);
