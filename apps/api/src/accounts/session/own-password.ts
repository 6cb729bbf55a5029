import { Injectable } from '@nestjs/common';
import { PasswordHasher, Vault } from '@keelson/vault';
import { ACCOUNT_TRIES, throttleKeys } from '../throttle-rules';

export type OwnPassword = 'right' | 'wrong' | 'throttled';

/** Asks a signed-in person for the password again, throttled like signing in. */
@Injectable()
export class OwnPasswordCheck {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
  ) {}

  async check(accountId: string, password: string, now: Date): Promise<OwnPassword> {
    const key = throttleKeys.ownPassword(accountId);
    if (!(await this.vault.throttles.admit(key, ACCOUNT_TRIES, now))) return 'throttled';
    const credential = await this.vault.credentials.byId(accountId);
    if (!(await this.hasher.verify(credential?.passwordHash, password, 'signed-in'))) return 'wrong';
    await this.vault.throttles.forget(key);
    return 'right';
  }
}
