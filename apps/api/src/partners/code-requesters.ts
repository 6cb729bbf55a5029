import { codeRequestStream } from '@keelson/domain/partners';
import { CLAIM_GRACE_MS, Vault } from '@keelson/vault';
import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

const KIND = 'access-code-request';

/** Each address asks for one code: the reserved value decides between processes. */
@Injectable()
export class CodeRequesters {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  /** Id of the request: a new one, or the first try's where this command came before. `undefined`: asked already. */
  async admit(email: string, { commandId, occurredAt: now }: CommandContext): Promise<string | undefined> {
    const claim = { kind: KIND, value: email, accountId: `acr_${uuidV7()}`, commandId } as const;
    if (await this.vault.reserved.claimNew(claim, now)) return claim.accountId;
    const earlier = await this.vault.reserved.claimed(KIND, email);
    if (!earlier || earlier.commandId === commandId) return earlier?.accountId;
    if (earlier.confirmed || now.getTime() - earlier.claimedAt.getTime() < CLAIM_GRACE_MS) return undefined;
    return this.afterCrash(earlier.accountId, claim, now);
  }

  /** A claim without its event is free again; one whose confirmation was cut off is confirmed now. */
  private async afterCrash(
    requestId: string,
    claim: { kind: typeof KIND; value: string; accountId: string; commandId: string },
    now: Date,
  ): Promise<string | undefined> {
    if ((await this.runner.read(codeRequestStream(requestId))).length > 0) {
      await this.vault.reserved.confirm(requestId, now);
      return undefined;
    }
    await this.vault.reserved.release(requestId);
    return (await this.vault.reserved.claimNew(claim, now)) ? claim.accountId : undefined;
  }
}
