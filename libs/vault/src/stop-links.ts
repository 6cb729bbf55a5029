import { type KeyedHash, sameHash } from './keys/keyed-hash';

const TOKEN = /^(acc_[0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * Signs what a link in a mail needs to stop such mails without a sign-in. It serves that one purpose, for that one account,
 * and never ends: mails are read late.
 */
export class StopLinks {
  constructor(private readonly hash: KeyedHash) {}

  tokenFor(accountId: string): string {
    return `${accountId}.${this.hash(accountId).toString('base64url')}`;
  }

  /** `undefined` for a text that was not signed here. */
  accountOf(token: string): string | undefined {
    const [, accountId = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (accountId === '') return undefined;
    return sameHash(Buffer.from(signature, 'base64url'), this.hash(accountId)) ? accountId : undefined;
  }
}
