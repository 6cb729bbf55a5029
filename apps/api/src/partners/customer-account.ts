import {
  type AccountCommand,
  accountDecider,
  type AccountRefusal,
  accountStream,
  PARTNER_EVENT_TYPES,
} from '@keelson/domain/accounts';
import type { Result } from '@keelson/kernel';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner, versionOver } from '@keelson/event-store/decisions';

type PartnerChoice = Extract<AccountCommand, { name: 'AssignPartner' | 'RemovePartner' }>;

export interface Chosen {
  readonly partnerId: string;
  readonly position: number;
}

export interface PartnerChosen {
  readonly partnerId: string;
  readonly version: number;
}

/** The customer's own stream, as far as it tells of the channel partner. */
@Injectable()
export class CustomerAccount {
  constructor(private readonly runner: DeciderRunner) {}

  async choose(command: PartnerChoice, context: CommandContext): Promise<Result<Chosen, AccountRefusal>> {
    const accountId = context.subjectId;
    const outcome = await this.runner.run({
      decider: accountDecider,
      streamId: accountStream(accountId),
      partitionKey: accountId,
      command,
      versionOver: PARTNER_EVENT_TYPES,
      context,
    });
    return outcome.ok
      ? { ok: true, value: { partnerId: outcome.value.state.partnerId, position: outcome.value.position } }
      : outcome;
  }

  async isCustomer(accountId: string): Promise<boolean> {
    return (await this.runner.load(accountDecider, accountStream(accountId))).state.registration !== undefined;
  }

  async chosen(accountId: string): Promise<PartnerChosen> {
    const { state, events } = await this.runner.load(accountDecider, accountStream(accountId));
    return { partnerId: state.partnerId, version: versionOver(events, PARTNER_EVENT_TYPES) };
  }
}
