import { dayOf, serialOf } from './serial-days.mjs';

/** An error as a spreadsheet shows it. */
export class CellError extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

export const numberOf = (value) => {
  if (typeof value === 'number') return value;
  if (value === '' || value === null || value === undefined) return 0;
  if (typeof value === 'boolean') return Number(value);
  const read = Number(value);
  if (Number.isNaN(read)) throw new CellError('#VALUE!');
  return read;
};

const flat = (given) => given.flat(Infinity);
/** Sums and the like pass over texts and empty cells of a range. */
const numbersIn = (given) => flat(given).filter((value) => typeof value === 'number');
const isTrue = (value) => (typeof value === 'string' && value !== '' ? fail('#VALUE!') : Boolean(value));
const fail = (code) => {
  throw new CellError(code);
};
/** Excel rounds half away from zero, and corrects for what binary fractions lose. */
const rounded = (value, digits, how) => {
  const factor = 10 ** digits;
  const scaled = Math.abs(value) * factor;
  const near = Math.abs(scaled - Math.round(scaled)) < 1e-9 * Math.max(1, scaled) ? Math.round(scaled) : scaled;
  return (Math.sign(value) * how(near)) / factor;
};

/** Whether a cell meets a condition such as `>=10`, `won` or 5. */
const meets = (value, condition) => {
  const [, sign = '=', text] = /^(<=|>=|<>|=|<|>)?([\s\S]*)$/.exec(String(condition));
  const wanted = text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text.toLowerCase();
  const found = typeof value === 'string' ? value.toLowerCase() : value;
  if (sign === '=') return wanted === '' ? value === null || value === '' : found === wanted;
  if (sign === '<>') return found !== wanted;
  if (typeof found !== 'number' || typeof wanted !== 'number') return false;
  return { '<': found < wanted, '>': found > wanted, '<=': found <= wanted, '>=': found >= wanted }[sign];
};

const places = (pairs) => {
  const [first] = pairs;
  return flat([first]).map((_, index) =>
    pairs.every((_range, pair) => pair % 2 === 1 || meets(flat([pairs[pair]])[index], pairs[pair + 1])),
  );
};

const payment = (rate, periods, present) =>
  rate === 0 ? -present / periods : (-present * rate) / (1 - (1 + rate) ** -periods);

/** The rate at which payments pay a sum off, by halving. */
function rateOf(periods, each, present) {
  let [low, high] = [0, 10];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (-payment(middle, periods, present) > -each) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** What is worked out from all that is given. `IF` is not among them: it leaves one of its branches alone. */
export const FUNCTIONS = {
  SUM: (...given) => numbersIn(given).reduce((sum, value) => sum + value, 0),
  MAX: (...given) => Math.max(...numbersIn(given), ...(numbersIn(given).length === 0 ? [0] : [])),
  MIN: (...given) => Math.min(...numbersIn(given), ...(numbersIn(given).length === 0 ? [0] : [])),
  AVERAGE: (...given) => {
    const numbers = numbersIn(given);
    return numbers.length === 0 ? fail('#DIV/0!') : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  },
  FALSE: () => false,
  ABS: (value) => Math.abs(numberOf(value)),
  INT: (value) => Math.floor(numberOf(value)),
  N: (value) => (typeof value === 'number' ? value : Number(value === true)),
  ROUND: (value, digits) => rounded(numberOf(value), numberOf(digits), Math.round),
  ROUNDUP: (value, digits) => rounded(numberOf(value), numberOf(digits), Math.ceil),
  AND: (...given) => flat(given).every(isTrue),
  OR: (...given) => flat(given).some(isTrue),
  COUNTIF: (range, condition) => flat([range]).filter((value) => meets(value, condition)).length,
  COUNTIFS: (...pairs) => places(pairs).filter(Boolean).length,
  SUMIFS: (range, ...pairs) => {
    const chosen = places(pairs);
    return numbersIn([flat([range]).filter((_, index) => chosen[index])]).reduce((sum, value) => sum + value, 0);
  },
  SUMPRODUCT: (...ranges) => {
    const lists = ranges.map((range) => flat([range]));
    return lists[0].reduce(
      (sum, _, index) =>
        sum + lists.reduce((product, list) => product * (typeof list[index] === 'number' ? list[index] : 0), 1),
      0,
    );
  },
  RANK: (value, range, order = 0) => {
    const numbers = numbersIn([range]);
    if (!numbers.includes(numberOf(value))) fail('#N/A');
    return 1 + numbers.filter((each) => (numberOf(order) === 0 ? each > value : each < value)).length;
  },
  VLOOKUP: (wanted, range, column, near = true) => {
    if (near) throw new Error('VLOOKUP is used with FALSE');
    const same = (value) =>
      (typeof value === 'string' ? value.toLowerCase() : value) ===
      (typeof wanted === 'string' ? wanted.toLowerCase() : wanted);
    const row = range.find(([first]) => same(first));
    return row === undefined ? fail('#N/A') : row[numberOf(column) - 1];
  },
  INDEX: (range, row, column = 1) => {
    const found =
      range.length === 1 && column === 1
        ? range[0][numberOf(row) - 1]
        : range[numberOf(row) - 1]?.[numberOf(column) - 1];
    return found === undefined ? fail('#REF!') : found;
  },
  PMT: (rate, periods, present) => payment(numberOf(rate), numberOf(periods), numberOf(present)),
  RATE: (periods, each, present) => rateOf(numberOf(periods), numberOf(each), numberOf(present)),
  EDATE: (day, months) => {
    const date = dayOf(numberOf(day));
    const month = date.getUTCMonth() + numberOf(months);
    const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
    return serialOf(new Date(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last))));
  },
};
