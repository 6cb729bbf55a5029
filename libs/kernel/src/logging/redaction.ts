import { withoutCardNumbers } from '../card-number';
import { remembered } from '../remembered-keys';

const SECRET_KEY =
  /pass(word|code|phrase)|^(pass|confirmation)$|secret|token|jwt|authori[sz]ation|cookie|credential|api[-_]?key|private[-_]?key|^(pin|otp|code)$|card|cvv|cvc|security[-_]?code|connection[-_]?string/i;
const PERSONAL_KEY = /e-?mail|phone|user-?name|^(first|last|sur|full)?name$|company-?name|address|post-?code/i;

const MASK = '[redacted]';
/** Of Node, Fastify or Postgres. */
const ERROR_CODE = /^[A-Z][A-Z0-9_]{2,40}$|^[0-9A-Z]{5}$/;
const MAX_DEPTH = 5;
const MAX_ENTRIES = 50;
const MAX_TEXT = 2000;

/** Whether a value under this key is a secret: it is neither logged nor part of a hash that is kept. */
export const isSecretKey = remembered((key) => SECRET_KEY.test(key));

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

/** Definitions of events, as far as they say which fields are about a person. */
type Definitions = Readonly<Record<string, { readonly personal: Readonly<Record<string, unknown>> }>>;

/** A copy of what somebody wants to log: secrets masked by the name of their key, texts encoded, size bounded. */
export type Redact = (value: unknown, depth?: number) => unknown;

/**
 * What every line of a log passes. Personal is whatever an event definition calls so, and where a person was.
 * @param more other keys whose values are not logged
 */
export function redactionOf(definitions: Definitions, more: readonly string[] = []): Redact {
  const personal: ReadonlySet<string> = new Set([
    ...Object.values(definitions).flatMap((definition) => Object.keys(definition.personal)),
    'ip',
    'userAgent',
    ...more,
  ]);
  const isUnloggable = remembered((key) => SECRET_KEY.test(key) || PERSONAL_KEY.test(key) || personal.has(key));
  const redact: Redact = (value, depth = 0) => {
    if (typeof value === 'string') return logText(value);
    if (typeof value === 'bigint') return value.toString();
    if (value === null || typeof value !== 'object') return value;
    if (value instanceof Date) return value.toISOString();
    if (value instanceof Error) return describeError(value, depth, redact);
    if (depth >= MAX_DEPTH) return '[deeper]';
    if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((each) => redact(each, depth + 1));
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, MAX_ENTRIES)
        .map(([key, each]) => [logText(key), isUnloggable(key) ? MASK : redact(each, depth + 1)]),
    );
  };
  return redact;
}

/** Name, message, code and stack alone: drivers hang parameters, hosts and rows on their errors. */
function describeError(error: Error, depth: number, redact: Redact): Record<string, unknown> {
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
