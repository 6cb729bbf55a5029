import { type CalendarDate, isCalendarDate } from '@keelson/kernel';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FULL_MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/;
const BRITISH = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)$/;
const NAMED = /^(\d{1,2})[ /-]([a-z]{3,9})[ /-](\d{4}|\d\d)$/i;

/** A day as British banks write it, the day before the month: 31/10/2026, 31 Oct 2026, 31-Oct-26, 2026-10-31. */
export function statementDate(text: string): CalendarDate | undefined {
  const [year, month, day] = dateParts(text);
  const written = `${century(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : undefined;
}

function dateParts(text: string): readonly [string, string, string] {
  const iso = ISO.exec(text);
  if (iso) return [iso[1] ?? '', iso[2] ?? '', iso[3] ?? ''];
  const british = BRITISH.exec(text);
  if (british) return [british[3] ?? '', british[2] ?? '', british[1] ?? ''];
  const named = NAMED.exec(text);
  return [named?.[3] ?? '', monthNumber(named?.[2] ?? ''), named?.[1] ?? ''];
}

const century = (year: string): string => (year.length === 2 ? `20${year}` : year);

function monthNumber(name: string): string {
  const lower = name.toLowerCase();
  const at = lower === 'sept' ? 8 : Math.max(MONTHS.indexOf(lower), FULL_MONTHS.indexOf(lower));
  return at < 0 ? '' : String(at + 1);
}

const AMOUNT =
  /^(\()? ?([-+])? ?(?:£|GBP)? ?([-+])? ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))? ?(-)? ?(\))? ?(CR|DR|C|D)?$/i;
const MOST_DIGITS = 9;

/**
 * Whole pence, negative where money left the account: `-12.50`, `(12.50)`, `12.50-` and `12.50 DR`. `undefined` for what
 * says it twice, for other currencies, and for a comma that does not stand before three digits.
 */
export function statementPence(text: string): number | undefined {
  const plain = text.replace(/[\u2212\u2013]/g, '-').replace(/[\s\u00a0\u2009\u202f]+/g, ' ');
  const found = AMOUNT.exec(plain.trim());
  if (!found) return undefined;
  const [, open, sign, second, whole = '', fraction = '', behind, close, side = ''] = found;
  if ((open === undefined) !== (close === undefined)) return undefined;
  const signs = [sign, second, behind, open, side === '' ? undefined : side].filter((each) => each !== undefined);
  const digits = whole.replaceAll(',', '');
  if (signs.length > 1 || digits.length > MOST_DIGITS) return undefined;
  const size = Number(digits) * 100 + Number(fraction.padEnd(2, '0'));
  const [only = '+'] = signs;
  return size !== 0 && /^(?:-|\(|DR?)$/i.test(only) ? -size : size;
}
