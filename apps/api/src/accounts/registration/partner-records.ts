import { Injectable } from '@nestjs/common';
import { partnerDecider, type PartnerRegistration, partnerStream } from '@keelson/domain/partners';
import { uuidV5 } from '@keelson/event-store/codec';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { AccountRecords } from '../records/account-records';

/** Writes a new partner down: the partner's own stream first, so that the confirmation mail finds an addressee. */
@Injectable()
export class PartnerRecords {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
    private readonly records: AccountRecords,
  ) {}

  /** A repeat finds its work done and the code that the first try drew. @returns the position of the last event. */
  async open(registration: PartnerRegistration, context: CommandContext): Promise<number> {
    const { accountId } = registration;
    const now = context.occurredAt;
    await this.register(registration, context);
    const opened = await this.records.run(
      accountId,
      { name: 'OpenPartnerAccount' },
      { ...context, subjectId: accountId },
    );
    if (!opened.ok) throw new Error(`a new partner's account was refused: ${opened.failure.code}`);
    await this.vault.reserved.confirm(accountId, now);
    return opened.value.position;
  }

  private async register(registration: PartnerRegistration, context: CommandContext): Promise<void> {
    const { accountId } = registration;
    const accessCode = await this.vault.accessCodes.claim(accountId, context.occurredAt, context.commandId);
    const outcome = await this.runner.run({
      decider: partnerDecider,
      streamId: partnerStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: 'RegisterPartner', registration, accessCode },
      context: { ...context, commandId: uuidV5(context.commandId, `${accountId} RegisterPartner`) },
    });
    if (!outcome.ok) throw new Error(`a new partner was refused: ${outcome.failure.code}`);
    if (outcome.value.state.accessCode !== accessCode) await this.vault.accessCodes.giveBack(accessCode, accountId);
  }
}
