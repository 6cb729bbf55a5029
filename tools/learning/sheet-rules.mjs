import { sheetsOf } from './sheets.mjs';

const columnOf = (letters) => [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** What is wrong with a spreadsheet: rows of unequal length, formulas that do not close or refer to nothing, none at all. */
export function sheetFaults(body) {
  const sheets = sheetsOf(body);
  if (sheets.length === 0) return ['has no sheet: a line ### name and a block of CSV'];
  const faults = sheets.flatMap(({ name, rows }) => rowFaults(rows).map((fault) => `sheet ${name}, ${fault}`));
  const formulas = sheets.flatMap(({ rows }) => rows.flat()).filter((cell) => cell.startsWith('='));
  return formulas.length === 0 ? [...faults, 'has no formula: make it a document, or let it calculate'] : faults;
}

function rowFaults(rows) {
  const width = rows[0].length;
  return rows.flatMap((row, index) => {
    const here = `row ${index + 1}`;
    const uneven = row.length === width ? [] : [`${here} has ${row.length} cells, the first has ${width}`];
    return [
      ...uneven,
      ...row.flatMap((cell, place) =>
        formulaFaults(cell, { row: index + 1, column: place + 1 }, rows.length, width, here),
      ),
    ];
  });
}

function formulaFaults(cell, at, height, width, here) {
  if (!cell.startsWith('=')) return [];
  const faults = cell.split('(').length === cell.split(')').length ? [] : [`${here}: brackets do not match in ${cell}`];
  const own = cell.replace(/"[^"]*"|(?:'[^']+'|\w+)!\$?[A-Z]{1,2}\$?\d+(?::\$?[A-Z]{1,2}\$?\d+)?/g, '');
  for (const [, letters, digits] of own.matchAll(/(?<![A-Za-z])\$?([A-Z]{1,2})\$?(\d+)(?!\()/g)) {
    const [column, row] = [columnOf(letters), Number(digits)];
    if (column > width || row < 1 || row > height)
      faults.push(`${here}: ${cell} refers to ${letters}${digits} outside the sheet`);
    else if (column === at.column && row === at.row) faults.push(`${here}: ${cell} refers to itself`);
  }
  return faults;
}
