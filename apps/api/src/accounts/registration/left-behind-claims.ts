import { Injectable } from '@nestjs/common';
import { accountStream } from '@keelson/domain/accounts';
import { staffStream } from '@keelson/domain/staff';
import { CLAIM_GRACE_MS, Vault } from '@keelson/vault';
import { DeciderRunner } from '../../platform/execution/decider-runner';

/** Frees an address that a crash left claimed without an account, at the moment when somebody wants it. */
@Injectable()
export class LeftBehindClaims {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  async isTaken(email: string, now: Date): Promise<boolean> {
    const claim = await this.vault.reserved.claimed('email', email);
    if (!claim) return false;
    if (claim.confirmed || now.getTime() - claim.claimedAt.getTime() < CLAIM_GRACE_MS) return true;
    if (await this.isRegistered(claim.accountId)) {
      await this.vault.reserved.confirm(claim.accountId, now);
      return true;
    }
    await this.vault.withdraw(claim.accountId);
    return false;
  }

  private async isRegistered(accountId: string): Promise<boolean> {
    const streams = [accountStream(accountId), staffStream(accountId)];
    const found = await Promise.all(streams.map((stream) => this.runner.read(stream)));
    return found.some((events) => events.length > 0);
  }
}
