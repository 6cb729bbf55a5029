import { withoutCardNumbers } from '@keelson/contracts/validation';
import { eventCatalogue } from '@keelson/domain/catalogue';

const SECRET_KEY =
  /pass(word|code|phrase)|^(pass|confirmation)$|secret|token|jwt|authori[sz]ation|cookie|credential|api[-_]?key|private[-_]?key|^(pin|otp|code)$|card|cvv|cvc|security[-_]?code|connection[-_]?string/i;
const PERSONAL_KEY = /e-?mail|phone|user-?name|^(first|last|sur|full)?name$|company-?name|address|post-?code/i;

/** Whatever an event definition calls personal, and where a person was. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  ...Object.values(eventCatalogue.current).flatMap(({ personal }) => Object.keys(personal)),
  'ip',
  'userAgent',
]);

const MASK = '[redacted]';
/** Of Node, Fastify or Postgres. */
const ERROR_CODE = /^[A-Z][A-Z0-9_]{2,40}$|^[0-9A-Z]{5}$/;
const MAX_DEPTH = 5;
const MAX_ENTRIES = 50;
const MAX_TEXT = 2000;

/** How many keys are remembered. The product logs some dozens again and again; what strangers send may hold any. */
const MOST_KEYS = 500;
const LONGEST_KEY = 64;

const remembered = (judge: (key: string) => boolean): ((key: string) => boolean) => {
  const judged = new Map<string, boolean>();
  return (key) => {
    const known = judged.get(key);
    if (known !== undefined) return known;
    const judgement = judge(key);
    if (judged.size < MOST_KEYS && key.length <= LONGEST_KEY) judged.set(key, judgement);
    return judgement;
  };
};

/** Whether a value under this key is a secret: it is neither logged nor part of a hash that is kept. */
export const isSecretKey = remembered((key) => SECRET_KEY.test(key));

const isUnloggable = remembered((key) => SECRET_KEY.test(key) || PERSONAL_KEY.test(key) || PERSONAL_FIELDS.has(key));

const CONTROL_OR_BIDI = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A text that cannot start a new line, colour a terminal or turn the reading direction, without the numbers of cards, at
 * most 2,000 characters.
 */
export function logText(text: string): string {
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}… (${text.length} characters)` : text;
  return withoutCardNumbers(short).replace(
    CONTROL_OR_BIDI,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A copy of what somebody wants to log: secrets masked by the name of their key, texts encoded, size bounded. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return logText(value);
  if (typeof value === 'bigint') return value.toString();
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Error) return describeError(value, depth);
  if (depth >= MAX_DEPTH) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((each) => redact(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ENTRIES)
      .map(([key, each]) => [logText(key), isUnloggable(key) ? MASK : redact(each, depth + 1)]),
  );
}

/** Name, message, code and stack alone: drivers hang parameters, hosts and rows on their errors. */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const { code } = error as { code?: unknown };
  return {
    kind: logText(error.name),
    message: logText(error.message),
    ...(typeof code === 'string' && ERROR_CODE.test(code) && { code }),
    stack: (error.stack ?? '')
      .split('\n')
      .slice(1, 16)
      .map((line) => logText(line.trim())),
    ...(error.cause !== undefined && depth < MAX_DEPTH && { cause: redact(error.cause, depth + 1) }),
  };
}
