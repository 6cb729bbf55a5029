import { withoutCardNumbers } from '@keelson/kernel';

const LONGEST = 500;
/** Of a text that somebody else made as long as they liked. */
const MOST_SEARCHED = 4_000;
const MAIL_ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/** Kind and text of an error for people who operate the product: shortened, mail addresses and numbers of cards masked. */
export function failureText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return withoutCardNumbers(text.slice(0, MOST_SEARCHED)).replace(MAIL_ADDRESS, '<address>').slice(0, LONGEST);
}

// 08 connection, 25 transaction state, 40 rollback, 53 resources, 55 object in use, 57 operator intervention,
// 58 system, XX internal; 42501 and 0A000 pass once migrations or a switch of tables have run.
const PASSING_SQL_STATES = /^(08|25|40|53|55|57|58|XX)|^(42501|42P01|0A000)$/;
const PASSING_SYSTEM_CODES = /^(E[A-Z]+|UND_ERR_.*)$/;
const PASSING_MESSAGES = /timeout|terminated|connection|Cannot use a pool/i;

/**
 * Whether an error says that something cannot be reached or is busy, so that the same work may succeed later.
 * Everything else comes from the events themselves.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
    return PASSING_SQL_STATES.test(code) || /^E[A-Z]{4}$/.test(code);
  if (typeof code === 'string' && PASSING_SYSTEM_CODES.test(code)) return true;
  return error.name.endsWith('Unavailable') || PASSING_MESSAGES.test(error.message);
}
