import { Injectable } from '@nestjs/common';
import { accountStream } from '@keelson/domain/accounts';
import { partnerStream } from '@keelson/domain/partners';
import { staffStream } from '@keelson/domain/staff';
import { CLAIM_GRACE_MS, type StoredClaim, Vault } from '@keelson/vault';
import { DeciderRunner } from '@keelson/event-store/decisions';

/** Frees an address that a crash left claimed without an account, at the moment when somebody wants it. */
@Injectable()
export class LeftBehindClaims {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  /** The account for which this very command claimed the address when it came before; unless the claim may be freed. */
  async begunBy(commandId: string, email: string, now: Date): Promise<string | undefined> {
    const claim = await this.vault.reserved.claimed('email', email);
    return claim?.commandId === commandId && (claim.confirmed || isFresh(claim, now)) ? claim.accountId : undefined;
  }

  async isTaken(email: string, now: Date): Promise<boolean> {
    const claim = await this.vault.reserved.claimed('email', email);
    if (!claim) return false;
    if (claim.confirmed || isFresh(claim, now)) return true;
    if (await this.isRegistered(claim.accountId)) {
      await this.vault.reserved.confirm(claim.accountId, now);
      return true;
    }
    await this.vault.withdraw(claim.accountId);
    return false;
  }

  private async isRegistered(accountId: string): Promise<boolean> {
    const streams = [accountStream(accountId), partnerStream(accountId), staffStream(accountId)];
    const found = await Promise.all(streams.map((stream) => this.runner.read(stream)));
    return found.some((events) => events.length > 0);
  }
}

const isFresh = ({ claimedAt }: StoredClaim, now: Date): boolean =>
  now.getTime() - claimedAt.getTime() < CLAIM_GRACE_MS;
