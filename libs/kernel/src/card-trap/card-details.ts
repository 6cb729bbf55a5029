import { holdsCardNumber } from '../card-number';
import { isSecretKey } from '../logging';

/** Where a value holds what nothing of ours may keep: the number of a payment card, or what a form calls its code. */
export interface CardDetail {
  readonly path: readonly string[];
  readonly kind: 'number' | 'security-code';
}

/** As forms and providers call the code on the back of a card. */
const SECURITY_CODE =
  /^(?:card[-_ ]?)?(?:cvv|cvc|csc|cvn|cid)\d?(?:[-_ ]?(?:code|number|value))?$|security[-_ ]?code|card[-_ ]?(?:code|verification)/i;

/** Digits of ids and of hashes are no card's, whatever they add up to. */
const UUID_OR_HASH = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Ids and secrets are made by machines, are long, and are not typed; some are nothing but digits. What is called an id and
 * holds more than that, as the answers of a questionnaire, is looked at.
 */
const isMachineMade = (key: string, value: unknown): boolean =>
  (isSecretKey(key) && !/card/i.test(key)) ||
  (/(?:^id|Id|Ids|_id)$/.test(key) && !(Array.isArray(value) ? value.some(isObject) : isObject(value)));

const holdsOne = (text: string): boolean => holdsCardNumber(text.replace(UUID_OR_HASH, ''));

/** Looks at every text and every key, however deep. Numbers and times are not searched. */
export function cardDetailsIn(value: unknown, path: readonly string[] = []): readonly CardDetail[] {
  if (typeof value === 'string') return holdsOne(value) ? [{ path, kind: 'number' }] : [];
  if (!isObject(value) || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]): readonly CardDetail[] => {
    const here = [...path, key];
    if (SECURITY_CODE.test(key)) return [{ path: here, kind: 'security-code' }];
    if (holdsOne(key)) return [{ path, kind: 'number' }];
    return isMachineMade(key, each) ? [] : cardDetailsIn(each, here);
  });
}
