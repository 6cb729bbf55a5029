import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { partnerDecider, partnerStream } from '@keelson/domain/partners';
import { uuidV5 } from '@keelson/event-store/codec';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { Vault } from '@keelson/vault';
import { Injectable } from '@nestjs/common';

/** Namespace of the one command id, so that processes which start together write one event. */
const NAMESPACE = '3c1de0a4-5b0b-4f7e-9a4e-7d0e5a1c9b52';

/** Sees to it that Keelson itself stands in the list of partners, and that its code leads to it. */
@Injectable()
export class DefaultPartner {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly vault: Vault,
  ) {}

  async open(): Promise<void> {
    const { id, companyName, accessCode } = DEFAULT_PARTNER;
    const commandId = uuidV5(NAMESPACE, id);
    await this.runner.record({
      decider: partnerDecider,
      streamId: partnerStream(id),
      partitionKey: id,
      command: { name: 'OpenDefaultPartner', partnerId: id, companyName },
      context: {
        commandId,
        correlationId: commandId,
        causationId: commandId,
        actor: { kind: 'system', id: 'start-up' },
        subjectId: id,
      },
    });
    const now = new Date();
    if (await this.vault.accessCodes.claimGiven(accessCode, id, now))
      await this.vault.accessCodes.confirm(accessCode, now);
  }
}
