import { Injectable } from '@nestjs/common';
import {
  type ConnectionCommand,
  connectionDecider,
  type ConnectionEvent,
  type ConnectionRefusal,
  type ConnectionState,
  connectionsStream,
} from '@keelson/domain/connections';
import { uuidV5 } from '@keelson/event-store/codec';
import type { Result } from '@keelson/kernel';
import type { CommandContext } from '../platform/execution/command-context';
import { type DeciderOutcome, DeciderRunner, type FoldedStream } from '@keelson/event-store/decisions';

/** Reads and writes what customers connect. */
@Injectable()
export class ConnectionRecords {
  constructor(private readonly runner: DeciderRunner) {}

  run(
    accountId: string,
    command: ConnectionCommand,
    context: CommandContext,
  ): Promise<Result<DeciderOutcome<ConnectionState, ConnectionEvent>, ConnectionRefusal>> {
    return this.runner.run({
      decider: connectionDecider,
      streamId: connectionsStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command,
      context,
    });
  }

  /** The id of the import that a request asks for, the same when it is repeated. */
  importIdOf({ commandId }: Pick<CommandContext, 'commandId'>): string {
    return uuidV5(commandId, 'import');
  }

  /** The id of the repeat cycle of an account's figures, which is not that of its subscription (decision 4.49). */
  cycleIdOf(accountId: string): string {
    return `cycle_${uuidV5(accountId.slice('acc_'.length), 'finance cycle')}`;
  }

  async state(accountId: string): Promise<ConnectionState> {
    return (await this.folded(accountId)).state;
  }

  folded(accountId: string): Promise<FoldedStream<ConnectionState>> {
    return this.runner.load(connectionDecider, connectionsStream(accountId));
  }
}
