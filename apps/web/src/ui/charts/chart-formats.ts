import type { Unit } from './chart-data';

const fixed = (digits: number) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const WHOLE = fixed(0);
const ONE_DECIMAL = fixed(1);
const TWO_DECIMALS = fixed(2);
const SHORT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const signed = (value: number, text: string): string => (value < 0 && /[1-9]/.test(text) ? `−${text}` : text);

const inUnit = (value: number, format: Intl.NumberFormat, unit: Unit): string => {
  const text = format.format(Math.abs(value));
  return signed(value, unit === 'pounds' ? `£${text}` : unit === 'percent' ? `${text}%` : text);
};

/** Under an axis, short: `£60k`, `40%`. */
export function axisText(value: number, unit: Unit): string {
  if (unit !== 'pounds') return inUnit(value, SHORT, unit);
  const size = Math.abs(value);
  if (size < 1_000) return inUnit(value, SHORT, unit);
  const [divisor, letter] = size < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'm'];
  return signed(value, `£${SHORT.format(size / divisor)}${letter}`);
}

/** Beside a point: `£60.0k`, `59.1%`. */
export function pointText(value: number, unit: Unit): string {
  const size = Math.abs(value);
  if (unit !== 'pounds' || size < 1_000) return inUnit(value, unit === 'pounds' ? WHOLE : ONE_DECIMAL, unit);
  const [divisor, letter] = size < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'm'];
  return signed(value, `£${ONE_DECIMAL.format(size / divisor)}${letter}`);
}

/** In a tooltip, with one decimal always: `£60,000.0`. */
export const tooltipText = (value: number | null, unit: Unit): string =>
  value === null ? '-' : inUnit(value, ONE_DECIMAL, unit);

/** In a table: pounds without pence, percentages and days with one decimal, ratios with two. */
export const tableText = (value: number | null, unit: Unit): string =>
  value === null
    ? '-'
    : inUnit(
        value,
        { pounds: WHOLE, percent: ONE_DECIMAL, days: ONE_DECIMAL, times: TWO_DECIMALS, people: SHORT }[unit],
        unit,
      );
