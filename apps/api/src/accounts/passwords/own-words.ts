import { Injectable } from '@nestjs/common';
import type { Credential } from '@keelson/vault';
import { isStaff } from '../session/session-starter';
import { Profiles } from '../session/profile';
import { wordsOf, wordsOfName } from '../../platform/identity/unfit-password';

/** What somebody is called, as far as the person's password must not hold it. */
@Injectable()
export class OwnWords {
  constructor(private readonly profiles: Profiles) {}

  /** @param email canonical. */
  async of(credential: Pick<Credential, 'accountId' | 'kind'>, email: string, now: Date): Promise<readonly string[]> {
    if (!isStaff(credential)) return wordsOf(email);
    const { name } = await this.profiles.of(credential.accountId, true, now);
    return [...wordsOf(email), ...wordsOfName(name)];
  }
}
