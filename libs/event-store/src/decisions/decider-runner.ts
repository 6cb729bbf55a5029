import { setTimeout as wait } from 'node:timers/promises';
import { accepted, type DomainEvent, type Fold, refused, type Rejection, type Result } from '@keelson/kernel';
import type { CommandHash, CommandMetadata, EventCodec } from '../codec';
import type { EventStore, Recorded, StoredEvent } from '../port';
import type { DeciderOutcome, DeciderRun, DecisionContext } from './decider-run';
import { type DecisionCounts, noDecisions } from './decision-counts';
import { DecisionFailed, UnexpectedRejection } from './decision-failed';
import { factOf, type FoldedStream, type History, historyOf, versionOver } from './history';

export interface DeciderRunnerParts {
  readonly store: Pick<EventStore, 'readStream' | 'append'>;
  readonly codec: Pick<EventCodec, 'encode' | 'decode'>;
  /** Makes the hash of a command that brings none, from its stream and id. */
  readonly commandHash: CommandHash;
  /** Told of a command that was given up after too many conflicts. */
  readonly onGivenUp?: (streamId: string) => void;
}

export interface EventsRead {
  readonly afterVersion?: number;
  readonly limit?: number;
}

const MOST_ATTEMPTS = 10;
const LONGEST_PAUSE_MS = 40;

/** Somebody else appended in between: from where to read on. */
interface Conflict<State> {
  readonly again: FoldedStream<State> | undefined;
}

/**
 * The one way from a command to events: loads a stream, folds, decides, appends with the expected version and tries
 * again on conflict, a bounded number of times. A repeated command is answered as it was the first time.
 */
export class DeciderRunner {
  readonly #counts = noDecisions();

  constructor(private readonly parts: DeciderRunnerParts) {}

  get counts(): DecisionCounts {
    return { ...this.#counts };
  }

  /** @throws DecisionFailed */
  async run<Command, State, Event extends DomainEvent, Refusal extends Rejection>(
    run: DeciderRun<Command, State, Event, Refusal>,
  ): Promise<Result<DeciderOutcome<State, Event>, Refusal>> {
    const { streamId, mostAttempts = MOST_ATTEMPTS } = run;
    let { known } = run;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const result = await this.#attempt(run, known);
      if (!('again' in result)) return result;
      this.#counts.conflicts += 1;
      known = result.again;
      await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** attempt));
    }
    this.#counts.givenUp += 1;
    this.parts.onGivenUp?.(streamId);
    throw new DecisionFailed('busy', streamId);
  }

  /** Like `run`, for what the rules never reject. @throws UnexpectedRejection, DecisionFailed */
  async record<Command, State, Event extends DomainEvent, Refusal extends Rejection>(
    run: DeciderRun<Command, State, Event, Refusal>,
  ): Promise<DeciderOutcome<State, Event>> {
    const result = await this.run(run);
    if (!result.ok) throw new UnexpectedRejection(result.failure.code, run.streamId);
    return result.value;
  }

  /** The events of a stream, opened. */
  async read<Event extends DomainEvent>(streamId: string, which?: EventsRead): Promise<readonly Recorded<Event>[]> {
    return await this.parts.codec.decode<Event>(await this.parts.store.readStream(streamId, which));
  }

  /** A stream as its decider sees it; reads only what is newer than what was known. */
  async load<State, Event extends DomainEvent>(
    fold: Fold<State, Event>,
    streamId: string,
    known?: FoldedStream<State>,
  ): Promise<History<State, Event>> {
    const newer = known && (await this.#newerThan(known, streamId));
    if (newer) return historyOf(fold, await this.parts.codec.decode<Event>(newer), known);
    return historyOf(fold, await this.read<Event>(streamId));
  }

  /** `undefined` where the stream no longer has the event up to which it was known: the log lost its tail since. */
  async #newerThan(
    { version, hash }: FoldedStream<unknown>,
    streamId: string,
  ): Promise<readonly StoredEvent[] | undefined> {
    if (version === 0) return await this.parts.store.readStream(streamId);
    const [last, ...newer] = await this.parts.store.readStream(streamId, { afterVersion: version - 1 });
    return last?.hash === hash ? newer : undefined;
  }

  async #attempt<Command, State, Event extends DomainEvent, Refusal extends Rejection>(
    run: DeciderRun<Command, State, Event, Refusal>,
    known: FoldedStream<State> | undefined,
  ): Promise<Result<DeciderOutcome<State, Event>, Refusal> | Conflict<State>> {
    const { decider, streamId } = run;
    const history = await this.load<State, Event>(decider, streamId, known);
    const context = typeof run.context === 'function' ? run.context(history.version) : run.context;
    const metadata = this.#metadataOf(run, context);
    const earlier = earlierOutcome(decider, history, known, metadata, streamId);
    if (earlier) {
      this.#counts.repeated += 1;
      return accepted(earlier);
    }
    const part = run.versionOver && versionOver(history.events, run.versionOver);
    const { expectedVersion } = context;
    if (expectedVersion !== undefined && expectedVersion !== (part ?? history.version))
      throw new DecisionFailed('stale-version', streamId);
    const command = 'gather' in run ? await run.gather(history.state) : run.command;
    if (command === undefined) return accepted(outcomeOf(history, []));
    const decision = decider.decide(command, history.state);
    if (!decision.ok) {
      this.#counts.rejected += 1;
      return refused(decision.failure);
    }
    const events = decision.value;
    if (events.length === 0) return accepted(outcomeOf(history, []));

    const encoded = await this.parts.codec.encode(events, metadata);
    const appended = await this.parts.store.append({
      streamId,
      expectedVersion: history.version,
      ...(history.hash !== undefined && { expectedHash: history.hash }),
      events: encoded,
    });
    switch (appended.kind) {
      case 'appended': {
        this.#counts.appended += 1;
        const state = events.reduce<State>((folded, event) => decider.evolve(folded, event), history.state);
        return accepted(outcomeOf({ ...appended, state }, events));
      }
      case 'repeated':
        // What this command led to before may stand in the part that was known, so all of the stream is read now.
        return { again: undefined };
      case 'wrong-expected-version':
        // What came in between may be of another part, which only the whole stream tells.
        if (part !== undefined) return { again: undefined };
        if (expectedVersion !== undefined) throw new DecisionFailed('stale-version', streamId);
        return { again: history };
      case 'command-differs':
        throw new DecisionFailed('key-reused', streamId);
    }
  }

  #metadataOf<Command, State, Event extends DomainEvent, Refusal extends Rejection>(
    { streamId, subjectId, partitionKey }: DeciderRun<Command, State, Event, Refusal>,
    context: DecisionContext,
  ): CommandMetadata {
    const { commandId, commandHash, correlationId, causationId, actor, actingAs, ip, userAgent } = context;
    return {
      commandId,
      commandHash: commandHash ?? this.parts.commandHash(streamId, commandId),
      correlationId,
      causationId,
      actor,
      subjectId: subjectId ?? context.subjectId,
      partitionKey,
      ...(actingAs !== undefined && { actingAs }),
      ...(ip !== undefined && { ip }),
      ...(userAgent !== undefined && { userAgent }),
    };
  }
}

/** What this very command led to when it came the first time; the stream remembers it by the command's id. */
function earlierOutcome<State, Event extends DomainEvent>(
  fold: Fold<State, Event>,
  { events }: History<State, Event>,
  known: FoldedStream<State> | undefined,
  { commandId, commandHash }: CommandMetadata,
  streamId: string,
): DeciderOutcome<State, Event> | undefined {
  const own = events.filter(({ metadata }) => metadata.commandId === commandId);
  const last = own.at(-1);
  if (!last) return undefined;
  if (last.metadata.commandHash !== commandHash) throw new DecisionFailed('key-reused', streamId);
  const until = events.filter(({ version }) => version <= last.version);
  return outcomeOf(historyOf(fold, until, known), own.map(factOf));
}

const outcomeOf = <State, Event extends DomainEvent>(
  { version, position, hash, state }: FoldedStream<State>,
  events: readonly Event[],
): DeciderOutcome<State, Event> => ({ version, position, hash, state, events });
