import {
  evolveLedger,
  type LedgerCommand,
  ledgerDecider,
  type LedgerState,
  ledgerStream,
} from '@keelson/domain/ledger';
import { commandHashWith, uuidV5 } from '@keelson/event-store/codec';
import { stateOf } from '../operate/decide-and-append';
import type { Services } from '../runtime/services';

type Log = Pick<Services, 'store' | 'codec'>;

export interface RecordingCause {
  readonly accountId: string;
  readonly importId: string;
  readonly causationId: string;
  readonly correlationId: string;
}

export const IMPORT_ACTOR = { kind: 'system', id: 'ledger-import' } as const;
const MOST_CONFLICTS = 10;

// The ids of these commands say what they are about, so their hash needs nothing else.
const commandHash = commandHashWith(Buffer.from('ledger-import'));

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
    private readonly log: Log,
    private readonly cause: RecordingCause,
    private current: { readonly state: LedgerState; readonly version: number },
  ) {}

  static async open(log: Log, cause: RecordingCause): Promise<LedgerLog> {
    return new LedgerLog(log, cause, await stateOf(log, ledgerDecider, ledgerStream(cause.accountId)));
  }

  get state(): LedgerState {
    return this.current.state;
  }

  /** Decides and appends, again when somebody else was faster. @throws ImportNotOurs */
  async record(command: LedgerCommand, about: string): Promise<void> {
    const streamId = ledgerStream(this.cause.accountId);
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
      const { state, version } = this.current;
      const decision = ledgerDecider.decide(command, state);
      if (!decision.ok) throw new ImportNotOurs(decision.failure.code);
      if (decision.value.length === 0) return;
      const { accountId, importId, causationId, correlationId } = this.cause;
      // A month that somebody else's write came between is decided anew, under an id of its own.
      const commandId = uuidV5(causationId, `${importId} ${about} after ${version}`);
      const events = await this.log.codec.encode(decision.value, {
        commandId,
        commandHash: commandHash(streamId, commandId),
        correlationId,
        causationId,
        actor: IMPORT_ACTOR,
        subjectId: accountId,
        partitionKey: accountId,
      });
      const outcome = await this.log.store.append({ streamId, expectedVersion: version, events });
      if (outcome.kind === 'appended') {
        this.current = { state: decision.value.reduce(evolveLedger, state), version: outcome.version };
        return;
      }
      this.current = await stateOf(this.log, ledgerDecider, streamId);
      if (outcome.kind === 'repeated') return;
    }
    throw new Error(`the ledger of ${this.cause.accountId} changed too often`);
  }
}
