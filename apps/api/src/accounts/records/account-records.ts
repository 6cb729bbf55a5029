import { ACTOR_KIND_OF_ROLE } from '@keelson/vocabulary';
import { Injectable } from '@nestjs/common';
import {
  type AccountCommand,
  accountDecider,
  type AccountEvent,
  type AccountRefusal,
  type AccountState,
  accountStream,
} from '@keelson/domain/accounts';
import { uuidV5 } from '@keelson/event-store/codec';
import type { Result } from '@keelson/kernel';
import type { Credential } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';

/** Appends to the streams of accounts. */
@Injectable()
export class AccountRecords {
  constructor(private readonly runner: DeciderRunner) {}

  /**
   * One request may lead to several commands: each has an id of its own, stable when the request is repeated. The version
   * in If-Match is about what the caller looked at, `versionOver`, never about the whole stream with its sign-ins.
   */
  run(
    accountId: string,
    command: AccountCommand,
    context: CommandContext,
    versionOver: readonly AccountEvent['type'][] = [],
  ): Promise<Result<DeciderOutcome<AccountState, AccountEvent>, AccountRefusal>> {
    return this.runner.run({
      decider: accountDecider,
      streamId: accountStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command,
      versionOver,
      context: { ...context, commandId: idOf(accountId, command.name, context.commandId) },
    });
  }

  /** Records what is true when it arrives and is never refused. @returns the position of the last event. */
  async done(accountId: string, command: AccountCommand, context: CommandContext): Promise<number> {
    const recorded = await this.run(accountId, command, context);
    if (!recorded.ok) throw new Error(`${command.name} was refused: ${recorded.failure.code}`);
    return recorded.value.position;
  }

  /** Whether the log holds what this command of the request led to. */
  async has(accountId: string, name: AccountCommand['name'], commandId: string): Promise<boolean> {
    const id = idOf(accountId, name, commandId);
    const events = await this.runner.read<AccountEvent>(accountStream(accountId));
    return events.some(({ metadata }) => metadata.commandId === id);
  }

  async state(accountId: string): Promise<AccountState> {
    return (await this.runner.load(accountDecider, accountStream(accountId))).state;
  }
}

const idOf = (accountId: string, name: AccountCommand['name'], commandId: string): string =>
  uuidV5(commandId, `${accountId} ${name}`);

/** The context of somebody who has just shown who they are. */
export const asAccount = (context: CommandContext, { accountId, kind }: Credential): CommandContext => ({
  ...context,
  subjectId: accountId,
  actor: { kind: ACTOR_KIND_OF_ROLE[kind], id: accountId },
});
