import type { Brand } from './brand';

/** `acc_<uuid v7>`: one account of a customer, partner or member of staff. */
export type AccountId = Brand<string, 'AccountId'>;

/** How an account's id is written. */
export const ACCOUNT_ID = /^acc_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isAccountId = (text: string): text is AccountId => ACCOUNT_ID.test(text);

/** @throws RangeError when the text is not an account id: ids from outside are checked with `isAccountId` first. */
export function accountId(text: string): AccountId {
  if (!isAccountId(text)) throw new RangeError(`not an account id: ${JSON.stringify(text)}`);
  return text;
}
