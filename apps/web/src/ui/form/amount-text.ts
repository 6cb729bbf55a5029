/** What a box holds: pounds and pence, or people, of whom part-timers count in part. */
export type AmountKind = 'pounds' | 'people';

export interface TypedAmount {
  readonly text: string;
  readonly caret: number;
}

interface Parts {
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
const plain = (text: string): string => text.replace(/[£\s]/g, '').replaceAll('−', '-');

/** `undefined` for what is no amount and does not begin one. Commas stand at thousands or it is none. */
function partsOf(text: string, kind: AmountKind): Parts | undefined {
  const owed = kind === 'pounds' ? BRACKETS.exec(text)?.[1] : undefined;
  const found = NUMBER[kind].exec(owed ?? text);
  if (!found) return undefined;
  const [, sign = '', whole = '', decimals = ''] = found;
  return { sign: owed === undefined ? sign : '-', whole: whole.replaceAll(',', ''), decimals };
}

const hasDigits = ({ whole, decimals }: Parts): boolean => /\d/.test(whole + decimals);

const written = ({ sign, whole, decimals }: Parts, kind: AmountKind): string => {
  const digits = whole.replace(/^0+(?=\d)/, '');
  return `${sign}${kind === 'people' ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ',')}${decimals}`;
};

const commasIn = (text: string): number => text.split(',').length - 1;

/** Commas that we set move as somebody types before them: they are set anew. Those that somebody types have to be right. */
const withoutOurCommas = (before: string, text: string, kind: AmountKind): string => {
  const parts = partsOf(before, kind);
  const ours = parts !== undefined && written(parts, kind) === before && commasIn(text) <= commasIn(before);
  return ours ? text.replaceAll(',', '') : text;
};

const NOT_OF_A_COUNT = /[^\d.,()-]/g;
const TOO_FINE = /^(\d*\.\d{2})\d+$/;

/** A box for people takes no letters and no third decimal. */
const countOf = (text: string): string => text.replace(NOT_OF_A_COUNT, '').replace(TOO_FINE, '$1');

/**
 * What stands in the box once somebody has typed: without pound signs and spaces, with commas at the thousands, and the
 * caret behind the character it was behind. What is no amount stays as it was typed: it is refused, never read as
 * another amount.
 */
export function typedAmount(before: string, text: string, caret: number, kind: AmountKind): TypedAmount {
  const stripped = withoutOurCommas(before, plain(text), kind);
  const kept = kind === 'people' ? countOf(stripped) : stripped;
  const parts = partsOf(kept, kind);
  if (parts === undefined) return kind === 'people' ? { text: kept, caret: kept.length } : { text, caret };
  const whole = written(parts, kind);
  return { text: whole, caret: caretIn(whole, charactersBefore(text, caret, kind)) };
}

/** How many characters other than commas stand before the caret, as they are written. */
function charactersBefore(text: string, caret: number, kind: AmountKind): number {
  const start = plain(text.slice(0, caret)).replaceAll(',', '');
  const parts = partsOf(start, kind);
  return (parts ? written(parts, kind).replaceAll(',', '') : start).length;
}

function caretIn(text: string, characters: number): number {
  let at = 0;
  for (let passed = 0; passed < characters && at < text.length; at += 1) if (text[at] !== ',') passed += 1;
  return at;
}

/** The number in a box; `null` for an empty one, `undefined` for what is no amount. */
export function amountIn(text: string, kind: AmountKind): number | null | undefined {
  const kept = plain(text);
  if (kept === '') return null;
  const parts = partsOf(kept, kind);
  if (parts === undefined || !hasDigits(parts)) return undefined;
  const { sign, whole, decimals } = parts;
  return Number(`${sign}${whole}${decimals}`) || 0;
}

export function amountText(amount: number | null, kind: AmountKind): string {
  if (amount === null) return '';
  const text = kind === 'people' || Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  const parts = partsOf(text, kind);
  return parts ? written(parts, kind) : text;
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
  const kept = plain(text);
  if (kept === '' || NIL.test(kept)) return '';
  if (amountIn(kept, kind) !== undefined) return settledAmount(kept, kind);
  return /\d/.test(kept) ? text.trim() : undefined;
}
