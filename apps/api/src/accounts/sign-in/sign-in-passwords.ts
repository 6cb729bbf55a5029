import { Injectable } from '@nestjs/common';
import { type Credential, PasswordHasher, Vault } from '@keelson/vault';
import type { SignInFailure } from '@keelson/vocabulary';
import { BackgroundWork } from '../../platform/lifecycle/background-work';
import { wordsOf } from '../../platform/identity/unfit-password';
import { Passwords } from '../passwords/passwords';
import { isStaff } from '../session/session-starter';

/** What is done with a password while somebody signs in with it, the only time that it is known. */
@Injectable()
export class SignInPasswords {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly background: BackgroundWork,
  ) {}

  async refusal(credential: Credential | undefined, password: string): Promise<SignInFailure | undefined> {
    const right = await this.hasher.verify(credential?.passwordHash, password);
    if (!right || !credential) return 'wrong-password';
    if (credential.disabled) return 'disabled';
    return credential.emailVerified ? undefined : 'email-unverified';
  }

  /** Nothing is compared, and it takes as long. */
  async throttled(): Promise<SignInFailure> {
    await this.hasher.pretend();
    return 'throttled';
  }

  /** Staff whose password does not fit their rule get a session that leads to another one, and no further. */
  async accepted(credential: Credential, email: string, password: string): Promise<void> {
    const { accountId, kind, passwordHash } = credential;
    if (passwordHash === undefined) return;
    if (isStaff(credential)) {
      const unfit = this.passwords.refusal(kind, password, wordsOf(email)) !== undefined;
      await this.vault.credentials.judgePassword(accountId, { passwordHash, unfit });
    }
    if (this.hasher.isOutdated(passwordHash)) this.rehashLater(accountId, passwordHash, password);
  }

  private rehashLater(accountId: string, passwordHash: string, password: string): void {
    this.background.begin('hashing a password anew', async () => {
      await this.vault.credentials.rehash(accountId, passwordHash, await this.hasher.hash(password));
    });
  }
}
