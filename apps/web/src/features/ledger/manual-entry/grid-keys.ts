import type { KeyboardEvent } from 'react';

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Sideways only from the edge of what stands in the cell, so that the caret can be moved in it. */
const leavesCell = (key: string, { selectionStart, selectionEnd, value }: HTMLInputElement): boolean => {
  if (key === 'ArrowLeft') return selectionStart === 0 && selectionEnd === 0;
  if (key === 'ArrowRight') return selectionStart === value.length && selectionEnd === value.length;
  return true;
};

/** Arrows and Enter walk from cell to cell as in a spreadsheet; put it on the table. */
export function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const move = MOVES[event.key];
  const { target } = event;
  if (!move || !(target instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const [row, column] = (target.dataset['place'] ?? '').split(':').map(Number);
  if (row === undefined || column === undefined) return;
  if (event.key === 'Enter') event.preventDefault();
  if (!leavesCell(event.key, target)) return;
  const down = event.key === 'Enter' && event.shiftKey ? -1 : move[0];
  const next = event.currentTarget.querySelector<HTMLInputElement>(
    `input[data-place="${row + down}:${column + move[1]}"]`,
  );
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
