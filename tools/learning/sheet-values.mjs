import { CellError, FUNCTIONS, numberOf } from './formula-functions.mjs';
import { parsedFormula } from './formula-parser.mjs';
import { serialOf } from './serial-days.mjs';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What somebody typed into a cell, as a spreadsheet keeps it: a number, a day, a text, or nothing. */
export function typed(cell) {
  if (cell === '') return null;
  if (NUMBER.test(cell)) return Number(cell);
  return DAY.test(cell) ? serialOf(new Date(`${cell}T00:00:00Z`)) : cell;
}

export const isDay = (cell) => DAY.test(cell);

/**
 * The value of every cell of a spreadsheet, formulas worked out.
 *
 * @param {{ name: string, rows: string[][] }[]} sheets formulas begin with `=`
 * @param {Date} today for `TODAY()`
 * @returns {(number | string | boolean | null)[][][]} by sheet, row and column; an error as its code, such as `#DIV/0!`
 */
export function sheetValues(sheets, today) {
  const known = sheets.map(({ rows }) => rows.map((row) => row.map(() => undefined)));
  const open = new Set();

  function valueAt(sheet, row, column) {
    const cell = sheets[sheet].rows[row]?.[column];
    if (cell === undefined) return null;
    if (!cell.startsWith('=')) return typed(cell);
    if (known[sheet][row][column] !== undefined) return known[sheet][row][column];
    const place = `${sheet} ${row} ${column}`;
    if (open.has(place)) throw new Error(`${sheets[sheet].name}: the formula in row ${row + 1} goes round in a circle`);
    open.add(place);
    let value;
    try {
      const result = worked(parsedFormula(cell), { sheet, row, column }) ?? 0;
      // Nobody writes a minus before a zero.
      value = result === 0 ? 0 : result;
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      value = error;
    }
    open.delete(place);
    known[sheet][row][column] = value;
    return value;
  }

  function single(sheet, row, column) {
    const value = valueAt(sheet, row, column);
    if (value instanceof CellError) throw value;
    return value;
  }

  function cells({ sheet: name, first, last, isRange }, here) {
    const sheet = name === undefined ? here.sheet : sheets.findIndex((each) => each.name === name);
    if (sheet < 0) throw new Error(`there is no sheet ${name}`);
    if (!isRange) return single(sheet, first.row, first.column);
    const range = [];
    for (let row = first.row; row <= last.row; row += 1) {
      range.push([]);
      for (let column = first.column; column <= last.column; column += 1) range.at(-1).push(single(sheet, row, column));
    }
    return range;
  }

  function worked(tree, here) {
    switch (tree.kind) {
      case 'value':
        return tree.value;
      case 'nothing':
        return 0;
      case 'cells':
        return cells(tree, here);
      case 'signed':
        return (tree.sign === '-' ? -1 : 1) * numberOf(worked(tree.of, here));
      case 'operation':
        return operated(tree.sign, worked(tree.left, here), worked(tree.right, here));
      case 'function':
        return called(tree, here);
      default:
        throw new Error(`a formula with ${tree.kind}`);
    }
  }

  function called({ name, given }, here) {
    if (name === 'IF') {
      const [condition, yes, no] = given;
      const branch = worked(condition, here) ? yes : no;
      return branch === undefined ? false : worked(branch, here);
    }
    if (name === 'TODAY') return serialOf(today);
    if (name === 'COLUMN') return columnsOf(given[0], here);
    const work = FUNCTIONS[name];
    if (!work) throw new Error(`nobody has taught the templates ${name}`);
    return work(...given.map((each) => worked(each, here)));
  }

  return sheets.map(({ rows }, sheet) =>
    rows.map((row, index) =>
      row.map((_, column) => {
        const value = valueAt(sheet, index, column);
        return value instanceof CellError ? value.code : value;
      }),
    ),
  );
}

function columnsOf(cells, here) {
  if (!cells?.isRange) return (cells?.first.column ?? here.column) + 1;
  const { first, last } = cells;
  return [Array.from({ length: last.column - first.column + 1 }, (_, index) => first.column + index + 1)];
}

const asText = (value) =>
  value === null ? '' : typeof value === 'boolean' ? String(value).toUpperCase() : String(value);

/** Of ranges, each cell with its counterpart: so sums of products work with conditions. */
function operated(sign, left, right) {
  const range = [left, right].find(Array.isArray);
  if (range)
    return range.map((row, at) =>
      row.map((_, column) => {
        const [one, other] = [left, right].map((side) => (Array.isArray(side) ? side[at]?.[column] : side));
        return operated(sign, one, other);
      }),
    );
  if (sign === '&') return asText(left) + asText(right);
  if (['=', '<>', '<', '>', '<=', '>='].includes(sign)) return compared(sign, left, right);
  const [one, other] = [numberOf(left), numberOf(right)];
  if (sign === '/' && other === 0) throw new CellError('#DIV/0!');
  return { '+': one + other, '-': one - other, '*': one * other, '/': one / other, '^': one ** other }[sign];
}

/** Numbers come before texts, and an empty cell is whatever it is compared with. */
function compared(sign, left, right) {
  const filled = (value, other) => value ?? (typeof other === 'string' ? '' : 0);
  const [one, other] = [filled(left, right), filled(right, left)].map((value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );
  const kinds = ['number', 'string', 'boolean'];
  const order = kinds.indexOf(typeof one) - kinds.indexOf(typeof other) || (one < other ? -1 : Number(one > other));
  return { '=': order === 0, '<>': order !== 0, '<': order < 0, '>': order > 0, '<=': order <= 0, '>=': order >= 0 }[
    sign
  ];
}
