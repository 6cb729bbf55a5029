import { randomUUID } from 'node:crypto';
import {
  type KurrentDBClient,
  MaxAppendSizeExceededError,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import type { Clock } from '@keelson/kernel';
import { type AppendOutcome, AppendTooLarge, EventStoreUnavailable, type StreamAppend } from '../port';
import { chain } from '../record/chain';
import { type KnownCommand, type KnownStream, KnownStreams } from './known-streams';
import type { LogReading } from './log-reading';
import { within } from './outage';
import { proposedEvent } from './recorded-event';

const MOST_TRIES = 3;

/**
 * Writes appends to a stream, one after the other. An append whose answer is lost is looked for in the stream and, while
 * it is not there, sent again with the same event ids and expected revision, so that it can be written only once.
 */
export class StreamWriter {
  readonly #streams: KnownStreams;

  constructor(
    private readonly client: KurrentDBClient,
    private readonly reading: LogReading,
    private readonly clock: Clock,
    private readonly longest: number,
  ) {
    this.#streams = new KnownStreams((streamId, afterVersion) => reading.stream(streamId, afterVersion));
  }

  async append(append: StreamAppend): Promise<AppendOutcome> {
    const attempt = randomUUID();
    const occurredAt = this.clock().toISOString();
    let outage: EventStoreUnavailable | undefined;
    for (let tried = 0; tried < MOST_TRIES; tried += 1) {
      const stream = await this.#streams.upToDate(append.streamId);
      const settled = outcomeWithout(append, attempt, stream);
      if (settled) return settled;
      const sent = await this.#send(append, stream, { attempt, occurredAt });
      if (sent === undefined) continue;
      if (sent.kind === 'written') return sent.outcome;
      outage = sent.error;
    }
    throw outage ?? new EventStoreUnavailable(`not appended in ${MOST_TRIES} tries`);
  }

  /** `undefined` when another writer was faster. */
  async #send(
    append: StreamAppend,
    stream: KnownStream,
    mark: { readonly attempt: string; readonly occurredAt: string },
  ): Promise<
    | { readonly kind: 'written'; readonly outcome: AppendOutcome }
    | { readonly kind: 'unknown'; readonly error: EventStoreUnavailable }
    | undefined
  > {
    const { streamId, expectedVersion } = append;
    const events = chain(append, stream.hash, mark.occurredAt).map((event) => proposedEvent(event, mark));
    const streamState = expectedVersion === 0 ? NO_STREAM : BigInt(expectedVersion - 1);
    try {
      await within(this.longest, this.client.appendToStream(streamId, events, { streamState, deadline: this.longest }));
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return undefined;
      if (error instanceof MaxAppendSizeExceededError) throw new AppendTooLarge(streamId, error.maxAppendSize);
      if (error instanceof EventStoreUnavailable) return { kind: 'unknown', error };
      throw error;
    }
    // The server says "written" also of events that were there before: whose they are stands in the event.
    const [last] = await this.reading.stream(streamId, expectedVersion + events.length - 1, 1);
    if (last?.attempt !== mark.attempt) return undefined;
    this.#streams.appended(streamId, [last]);
    const { version, position, hash } = last;
    return { kind: 'written', outcome: { kind: 'appended', version, position, hash } };
  }
}

/** What an append comes to without being sent; `undefined` when it is to be sent. */
function outcomeWithout(append: StreamAppend, attempt: string, stream: KnownStream): AppendOutcome | undefined {
  const metadata = append.events[0]?.metadata;
  const earlier = stream.commands.get(metadata?.commandId ?? '');
  if (earlier) return outcomeOf(earlier, attempt, metadata?.commandHash);
  const { expectedVersion, expectedHash = stream.hash } = append;
  const stands = stream.version === expectedVersion && expectedHash === stream.hash;
  return stands ? undefined : { kind: 'wrong-expected-version', actualVersion: stream.version };
}

function outcomeOf(
  { attempt, commandHash, version, position, hash }: KnownCommand,
  own: string,
  wanted: string | undefined,
): AppendOutcome {
  if (attempt === own) return { kind: 'appended', version, position, hash };
  return commandHash === wanted ? { kind: 'repeated', version, position, hash } : { kind: 'command-differs' };
}
