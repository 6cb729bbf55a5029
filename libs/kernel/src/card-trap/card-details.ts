import { holdsCardNumber } from '../card-number';
import { isSecretKey } from '../logging';
import { remembered } from '../remembered-keys';

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

/** What most texts do not have, which is quickly seen. */
const ENOUGH_DIGITS = /\d(?:[ -]?\d){12}/;

const holdsOne = (text: string): boolean => ENOUGH_DIGITS.test(text) && holdsCardNumber(text.replace(UUID_OR_HASH, ''));

/**
 * Ids and secrets are made by machines, are long, and are not typed; some are nothing but digits. What is called an id and
 * holds more than that, as the answers of a questionnaire, is looked at.
 */
type KeyKind = 'security-code' | 'card-number' | 'secret' | 'id' | 'other';

const kindOf = remembered((key): KeyKind => {
  if (SECURITY_CODE.test(key)) return 'security-code';
  if (holdsOne(key)) return 'card-number';
  if (isSecretKey(key) && !/card/i.test(key)) return 'secret';
  return /(?:^id|Id|Ids|_id)$/.test(key) ? 'id' : 'other';
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const holdsObjects = (value: unknown): boolean => (Array.isArray(value) ? value.some(isObject) : isObject(value));

/** Looks at every text and every key, however deep. Numbers and times are not searched. */
export function cardDetailsIn(value: unknown): readonly CardDetail[] {
  const found: CardDetail[] = [];
  search(value, [], found);
  return found;
}

/** `path` leads to the value; it is the same list all the way, for events are many and cards are few. */
function search(value: unknown, path: string[], found: CardDetail[]): void {
  if (typeof value === 'string') {
    if (holdsOne(value)) found.push({ path: [...path], kind: 'number' });
    return;
  }
  if (!isObject(value) || value instanceof Date) return;
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) searchBelow(String(index), each, path, found);
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    const kind = kindOf(key);
    if (kind === 'security-code') found.push({ path: [...path, key], kind });
    else if (kind === 'card-number') found.push({ path: [...path], kind: 'number' });
    else if (kind === 'other' || (kind === 'id' && holdsObjects(each))) searchBelow(key, each, path, found);
  }
}

function searchBelow(key: string, value: unknown, path: string[], found: CardDetail[]): void {
  path.push(key);
  search(value, path, found);
  path.pop();
}
