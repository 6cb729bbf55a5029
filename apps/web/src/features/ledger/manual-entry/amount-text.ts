/** What a cell holds: whole pounds, or people, of whom part-timers count in part. */
export type AmountKind = 'pounds' | 'people';

export interface TypedAmount {
  readonly text: string;
  readonly caret: number;
}

const commas = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

const wholePounds = (text: string): string => {
  const kept = text.replace(/[^\d-]/g, '');
  const digits = kept.replaceAll('-', '').replace(/^0+(?=\d)/, '');
  return `${kept.startsWith('-') ? '-' : ''}${commas(digits)}`;
};

const peopleCount = (text: string): string => {
  const kept = text.replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = kept.split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
};

const written = (text: string, kind: AmountKind): string => (kind === 'people' ? peopleCount(text) : wholePounds(text));

const withoutCommas = (text: string): number => text.replaceAll(',', '').length;

/**
 * What stands in the cell once somebody has typed: everything but digits and a leading minus is gone, thousands have
 * their commas, and the caret stays behind the character it was behind.
 */
export function typedAmount(text: string, caret: number, kind: AmountKind): TypedAmount {
  const whole = written(text.replaceAll('−', '-'), kind);
  const before = withoutCommas(written(text.slice(0, caret).replaceAll('−', '-'), kind));
  let at = 0;
  for (let passed = 0; passed < before && at < whole.length; at += 1) if (whole[at] !== ',') passed += 1;
  return { text: whole, caret: at };
}

/** The number in a cell; `null` for an empty one. */
export function amountIn(text: string): number | null {
  const plain = text.replaceAll(',', '');
  return /\d/.test(plain) ? Number(plain) : null;
}

export function amountText(amount: number | null, kind: AmountKind): string {
  if (amount === null) return '';
  return kind === 'people' ? String(amount) : wholePounds(String(Math.round(amount)));
}

/** From here on a number is written with an exponent some day, and no company counts that far. */
const LARGEST = 1e15;

const PASTED = /^[(\s£+]*[-−]?[\s£]*(\d[\d,\s]*)?(\.\d+)?[)\s%]*$/;

/**
 * A cell of a spreadsheet as a cell of the form: `£1,234.56` becomes `1,235` and `(500)` becomes `-500`. `undefined` for
 * what is no amount. Pasted decimals are rounded, since taking the point out would make them a hundred times as much.
 */
export function pastedAmount(text: string, kind: AmountKind): string | undefined {
  if (text.trim() === '' || /^[\s£]*[-−–]\s*$/.test(text)) return '';
  if (!PASTED.test(text) || !/\d/.test(text)) return undefined;
  const negative = /[-−]/.test(text) || /^\s*\(.*\)\s*$/.test(text);
  const size = Number(text.replace(/[^\d.]/g, ''));
  if (size >= LARGEST || (kind === 'people' && negative)) return undefined;
  return kind === 'people' ? peopleCount(String(size)) : amountText(negative ? -size : size, kind);
}

/** Rows and columns of what a spreadsheet put on the clipboard. */
export const pastedCells = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
