import { NO_HASH } from '../record/event-hash';
import type { AttemptedEvent } from './recorded-event';

/** Where a command stands in a stream, by its last event. */
export interface KnownCommand {
  readonly commandHash: string;
  readonly attempt: string;
  readonly version: number;
  readonly position: number;
  readonly hash: string;
}

export interface KnownStream {
  /** 0 for a stream without events. */
  readonly version: number;
  readonly hash: string;
  readonly commands: Map<string, KnownCommand>;
}

type ReadStream = (streamId: string, afterVersion: number) => Promise<readonly AttemptedEvent[]>;

const MOST_STREAMS = 2_000;

/**
 * Which commands a stream holds. The server compares event ids only with what stands behind the expected revision, so a
 * command that is decided anew on the present version would be written twice. A stream is read once, then what is newer.
 */
export class KnownStreams {
  readonly #known = new Map<string, KnownStream>();

  constructor(private readonly read: ReadStream) {}

  async upToDate(streamId: string): Promise<KnownStream> {
    const known = this.#known.get(streamId);
    if (!known || known.version === 0) return this.#keep(streamId, after(EMPTY, await this.read(streamId, 0)));
    const [last, ...newer] = await this.read(streamId, known.version - 1);
    // A cluster may lose what its last leader alone had: then another event stands there, or none.
    if (last?.hash !== known.hash) return this.#keep(streamId, after(EMPTY, await this.read(streamId, 0)));
    return this.#keep(streamId, after(known, newer));
  }

  /** The last events of an append that just succeeded, instead of reading them all back. */
  appended(streamId: string, events: readonly AttemptedEvent[]): void {
    const known = this.#known.get(streamId);
    if (known) this.#keep(streamId, after(known, events));
  }

  #keep(streamId: string, stream: KnownStream): KnownStream {
    this.#known.delete(streamId);
    this.#known.set(streamId, stream);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_STREAMS && oldest !== undefined) this.#known.delete(oldest);
    return stream;
  }
}

const EMPTY: Omit<KnownStream, 'commands'> & { readonly commands?: undefined } = { version: 0, hash: NO_HASH };

function after(known: KnownStream | typeof EMPTY, events: readonly AttemptedEvent[]): KnownStream {
  const commands = known.commands ?? new Map<string, KnownCommand>();
  for (const { metadata, attempt, version, position, hash } of events)
    commands.set(metadata.commandId, { commandHash: metadata.commandHash, attempt, version, position, hash });
  const last = events.at(-1);
  return { version: last?.version ?? known.version, hash: last?.hash ?? known.hash, commands };
}
