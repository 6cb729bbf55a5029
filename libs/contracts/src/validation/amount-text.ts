/** What a box holds: pounds and pence, or people, of whom part-timers count in part. */
export type AmountKind = 'pounds' | 'people';

/** What an amount is written of. */
export interface AmountParts {
  readonly sign: string;
  readonly whole: string;
  /** With its point, which may be all there is yet. */
  readonly decimals: string;
}

const NUMBER = {
  pounds: /^(-?)(\d{1,3}(?:,\d{3})+|\d*)((?:\.\d{0,2})?)$/,
  people: /^()(\d{1,3}(?:,\d{3})+|\d*)((?:\.\d{0,2})?)$/,
} as const satisfies Record<AmountKind, RegExp>;
const BRACKETS = /^\((\d.*|\.\d+)\)$/;

/** Pound signs and spaces say nothing of an amount, and a minus is one however it is written. */
export const plainAmount = (text: string): string => text.replace(/[£\s]/g, '').replaceAll('−', '-');

/** `undefined` for what is no amount and does not begin one. Commas stand at thousands or it is none. */
export function amountParts(text: string, kind: AmountKind): AmountParts | undefined {
  const owed = kind === 'pounds' ? BRACKETS.exec(text)?.[1] : undefined;
  const found = NUMBER[kind].exec(owed ?? text);
  if (!found) return undefined;
  const [, sign = '', whole = '', decimals = ''] = found;
  return { sign: owed === undefined ? sign : '-', whole: whole.replaceAll(',', ''), decimals };
}

const hasDigits = ({ whole, decimals }: AmountParts): boolean => /\d/.test(whole + decimals);

/** With commas at the thousands and no zeros in front. */
export const writtenAmount = ({ sign, whole, decimals }: AmountParts, kind: AmountKind): string => {
  const digits = whole.replace(/^0+(?=\d)/, '');
  return `${sign}${kind === 'people' ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ',')}${decimals}`;
};

/** The number in a box; `null` for an empty one, `undefined` for what is no amount. */
export function amountIn(text: string, kind: AmountKind): number | null | undefined {
  const kept = plainAmount(text);
  if (kept === '') return null;
  const parts = amountParts(kept, kind);
  if (parts === undefined || !hasDigits(parts)) return undefined;
  const { sign, whole, decimals } = parts;
  return Number(`${sign}${whole}${decimals}`) || 0;
}

export function amountText(amount: number | null, kind: AmountKind): string {
  if (amount === null) return '';
  const text = kind === 'people' || Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  const parts = amountParts(text, kind);
  return parts ? writtenAmount(parts, kind) : text;
}

/** What stands in a box that was left: brackets became a minus, pence are two digits or none. What is no amount stays. */
export function settledAmount(text: string, kind: AmountKind): string {
  const amount = amountIn(text, kind);
  return amount === undefined ? text : amountText(amount, kind);
}

const NIL = /^[-–—]$/;

/**
 * A cell of a spreadsheet as a box takes it: `£1,234.56` is `1,234.56`, `(500)` is `-500` and a dash is nothing. What
 * has digits and is no amount comes as it stands, to be refused beside its box; `undefined` for what has none.
 */
export function pastedAmount(text: string, kind: AmountKind): string | undefined {
  const kept = plainAmount(text);
  if (kept === '' || NIL.test(kept)) return '';
  if (amountIn(kept, kind) !== undefined) return settledAmount(kept, kind);
  return /\d/.test(kept) ? text.trim() : undefined;
}
