import { type AmountKind, amountParts, plainAmount, writtenAmount } from '@keelson/contracts/validation';

export interface TypedAmount {
  readonly text: string;
  readonly caret: number;
}

const commasIn = (text: string): number => text.split(',').length - 1;

/** Commas that we set move as somebody types before them: they are set anew. Those that somebody types have to be right. */
const withoutOurCommas = (before: string, text: string, kind: AmountKind): string => {
  const parts = amountParts(before, kind);
  const ours = parts !== undefined && writtenAmount(parts, kind) === before && commasIn(text) <= commasIn(before);
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
  const stripped = withoutOurCommas(before, plainAmount(text), kind);
  const kept = kind === 'people' ? countOf(stripped) : stripped;
  const parts = amountParts(kept, kind);
  if (parts === undefined) return kind === 'people' ? { text: kept, caret: kept.length } : { text, caret };
  const whole = writtenAmount(parts, kind);
  return { text: whole, caret: caretIn(whole, charactersBefore(text, caret, kind)) };
}

/** How many characters other than commas stand before the caret, as they are written. */
function charactersBefore(text: string, caret: number, kind: AmountKind): number {
  const start = plainAmount(text.slice(0, caret)).replaceAll(',', '');
  const parts = amountParts(start, kind);
  return (parts ? writtenAmount(parts, kind).replaceAll(',', '') : start).length;
}

function caretIn(text: string, characters: number): number {
  let at = 0;
  for (let passed = 0; passed < characters && at < text.length; at += 1) if (text[at] !== ',') passed += 1;
  return at;
}
