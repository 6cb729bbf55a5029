import { type AccountCommand, accountDecider, type AccountRefusal, accountStream } from '@keelson/domain/accounts';
import type { Result } from '@keelson/kernel';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

type PartnerChoice = Extract<AccountCommand, { name: 'AssignPartner' | 'RemovePartner' }>;

export interface Chosen {
  readonly partnerId: string;
  readonly position: number;
}

/** Appends to the customer's own stream. */
@Injectable()
export class CustomerAccount {
  constructor(private readonly runner: DeciderRunner) {}

  async choose(command: PartnerChoice, context: CommandContext): Promise<Result<Chosen, AccountRefusal>> {
    const accountId = context.subjectId;
    // The version in If-Match is about what the caller looked at, never about the stream of sign-ins.
    const { expectedVersion: _, ...unconditional } = context;
    const outcome = await this.runner.run({
      decider: accountDecider,
      streamId: accountStream(accountId),
      partitionKey: accountId,
      command,
      context: unconditional,
    });
    return outcome.ok
      ? { ok: true, value: { partnerId: outcome.value.state.partnerId, position: outcome.value.position } }
      : outcome;
  }
}
