import { cellKey } from '@keelson/contracts/ledger';
import { pastedAmount } from '@keelson/contracts/validation';
import type { EntrySection } from './sections';
import type { Typed } from './entries';

export interface PastedBlock {
  readonly typed: Typed;
  /** Cells that took a figure. */
  readonly taken: number;
  /** Cells of the clipboard that hold no figure, or for which there is no cell. */
  readonly left: number;
}

/** Rows and columns of what a spreadsheet put on the clipboard. */
export const pastedCells = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

/** Lays what a spreadsheet put on the clipboard over the grid, from one cell to the right and down. */
export function pasteBlock(
  clipboard: string,
  section: EntrySection,
  dates: readonly string[],
  from: string,
): PastedBlock {
  const columns = section.fields.length;
  const start = dates
    .flatMap((date) => section.fields.map(({ name }) => cellKey(section.kind, date, name)))
    .indexOf(from);
  const typed: Record<string, string> = {};
  let taken = 0;
  let left = 0;
  pastedCells(clipboard).forEach((cells, down) =>
    cells.forEach((cell, right) => {
      const field = section.fields[(start % columns) + right];
      const date = dates[Math.floor(start / columns) + down];
      const text = field && pastedAmount(cell, field.kind);
      if (!field || date === undefined || text === undefined) left += cell.trim() === '' ? 0 : 1;
      else {
        typed[cellKey(section.kind, date, field.name)] = text;
        taken += 1;
      }
    }),
  );
  return { typed, taken, left };
}

const figures = (count: number): string => `${count} ${count === 1 ? 'figure' : 'figures'}`;

export const pastedText = ({ taken, left }: PastedBlock): string =>
  left === 0
    ? `${figures(taken)} pasted.`
    : `${figures(taken)} pasted, ${left} left out: no figure, or no place for it.`;
