import { accountDecider, accountStream } from '@keelson/domain/accounts';
import { connectionDecider, connectionsStream } from '@keelson/domain/connections';
import {
  type LedgerCommand,
  ledgerDecider,
  type LedgerEvent,
  type LedgerState,
  ledgerStream,
} from '@keelson/domain/ledger';
import { uuidV5 } from '@keelson/event-store/codec';
import { refused, type Result } from '@keelson/kernel';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../platform/execution/command-context';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';
import { isOfARoute, type LedgerFailure } from './ledger.problems';

export type LedgerOutcome = Result<DeciderOutcome<LedgerState, LedgerEvent>, LedgerFailure>;

/** Writes the books of customers, and reads of them what only the log tells. */
@Injectable()
export class LedgerRecords {
  constructor(private readonly runner: DeciderRunner) {}

  /**
   * Only of the caller's own books: another account's are not there. One request may lead to several commands: each has
   * an id of its own, stable when the request is repeated.
   */
  async run(accountId: string, command: LedgerCommand, context: CommandContext): Promise<LedgerOutcome> {
    if (accountId !== context.subjectId) return refused({ code: 'NOT_FOUND' });
    const outcome = await this.runner.run({
      decider: ledgerDecider,
      streamId: ledgerStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command,
      context: { ...context, commandId: uuidV5(context.commandId, command.name) },
    });
    if (outcome.ok) return outcome;
    const { failure } = outcome;
    if (!isOfARoute(failure)) throw new Error(`a route ran an import: ${failure.code}`);
    return refused(failure);
  }

  async state(accountId: string): Promise<LedgerState> {
    return (await this.runner.load(ledgerDecider, ledgerStream(accountId))).state;
  }

  /** Whether an accounting system is connected at this moment: the log knows before any row does. */
  async isConnected(accountId: string): Promise<boolean> {
    return (await this.runner.load(connectionDecider, connectionsStream(accountId))).state.connection !== null;
  }

  /** As the company is called here, whatever its accounting system calls it. */
  async companyName(accountId: string): Promise<string> {
    const { state } = await this.runner.load(accountDecider, accountStream(accountId));
    return state.registration?.companyName ?? '';
  }
}
