import { formatCount, formatDecimal, formatShort } from '../format/numbers';
import type { Unit } from './chart-data';

type Format = (value: number) => string;
const oneDecimal: Format = (value) => formatDecimal(value, 1);
const twoDecimals: Format = (value) => formatDecimal(value, 2);

const signed = (value: number, text: string): string => (value < 0 && /[1-9]/.test(text) ? `−${text}` : text);

const inUnit = (value: number, format: Format, unit: Unit): string => {
  const text = format(Math.abs(value));
  return signed(value, unit === 'pounds' ? `£${text}` : unit === 'percent' ? `${text}%` : text);
};

/** Under an axis, short: `£60k`, `40%`. */
export function axisText(value: number, unit: Unit): string {
  if (unit !== 'pounds') return inUnit(value, formatShort, unit);
  const size = Math.abs(value);
  if (size < 1_000) return inUnit(value, formatShort, unit);
  const [divisor, letter] = size < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'm'];
  return signed(value, `£${formatShort(size / divisor)}${letter}`);
}

/** Beside a point: `£60.0k`, `59.1%`. */
export function pointText(value: number, unit: Unit): string {
  const size = Math.abs(value);
  if (unit !== 'pounds' || size < 1_000) return inUnit(value, unit === 'pounds' ? formatCount : oneDecimal, unit);
  const [divisor, letter] = size < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'm'];
  return signed(value, `£${oneDecimal(size / divisor)}${letter}`);
}

/** In a tooltip, with one decimal always: `£60,000.0`. */
export const tooltipText = (value: number | null, unit: Unit): string =>
  value === null ? '-' : inUnit(value, oneDecimal, unit);

/** In a table: pounds without pence, percentages and days with one decimal, ratios with two. */
export const tableText = (value: number | null, unit: Unit): string =>
  value === null
    ? '-'
    : inUnit(
        value,
        { pounds: formatCount, percent: oneDecimal, days: oneDecimal, times: twoDecimals, people: formatShort }[unit],
        unit,
      );
