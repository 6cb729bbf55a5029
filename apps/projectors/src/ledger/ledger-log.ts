import { type LedgerCommand, ledgerDecider, type LedgerState, ledgerStream } from '@keelson/domain/ledger';
import { uuidV5 } from '@keelson/event-store/codec';
import type { FoldedStream } from '@keelson/event-store/decisions';
import type { Deciding } from '../runtime/worker-runner';

export interface RecordingCause {
  readonly accountId: string;
  readonly importId: string;
  readonly causationId: string;
  readonly correlationId: string;
}

export const IMPORT_ACTOR = { kind: 'system', id: 'ledger-import' } as const;

/** The rules refuse what an import records: it is over, or waits for another one. */
export class ImportNotOurs extends Error {
  override readonly name = 'ImportNotOurs';
  constructor(readonly code: string) {
    super(`the import may not record anything: ${code}`);
  }
}

/** One customer's books, read once and kept in step while one import writes them: they may be long. */
export class LedgerLog {
  private constructor(
    private readonly log: Deciding,
    private readonly cause: RecordingCause,
    private current: FoldedStream<LedgerState>,
  ) {}

  static async open(log: Deciding, cause: RecordingCause): Promise<LedgerLog> {
    return new LedgerLog(log, cause, await log.runner.load(ledgerDecider, ledgerStream(cause.accountId)));
  }

  get state(): LedgerState {
    return this.current.state;
  }

  /** Decides and appends. @throws ImportNotOurs */
  async record(command: LedgerCommand, about: string): Promise<void> {
    const { accountId, importId, causationId, correlationId } = this.cause;
    const outcome = await this.log.runner.run({
      decider: ledgerDecider,
      streamId: ledgerStream(accountId),
      partitionKey: accountId,
      command,
      known: this.current,
      // A month that somebody else's write came between is decided anew, under an id of its own.
      context: (version) => ({
        commandId: uuidV5(causationId, `${importId} ${about} after ${version}`),
        correlationId,
        causationId,
        actor: IMPORT_ACTOR,
        subjectId: accountId,
      }),
    });
    if (!outcome.ok) throw new ImportNotOurs(outcome.failure.code);
    this.current = outcome.value;
  }
}
