import { setTimeout as wait } from 'node:timers/promises';
import type { DomainEvent, Rejection } from '@keelson/domain';
import type { EventStore, Recorded } from '@keelson/event-store';
import type { CommandHash, CommandMetadata, EventCodec } from '@keelson/event-store/codec';
import { accepted, refused, type Result } from '@keelson/kernel';
import { busy, keyReused, staleVersion } from '../wire/refusal';
import { type DeciderOutcome, type DeciderRun, DeciderRunner } from './decider-runner';

const MOST_ATTEMPTS = 10;
const LONGEST_PAUSE_MS = 40;

interface History<State, Event extends DomainEvent> {
  readonly events: readonly Recorded<Event>[];
  readonly state: State;
  readonly version: number;
  readonly position: number;
}

/** The runner over an event store: optimistic, so that two who decide at once both see the other's events in the end. */
export class EventStreamRunner extends DeciderRunner {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly commandHash: CommandHash,
  ) {
    super();
  }

  async run<Command, State, Event extends DomainEvent, Refusal extends Rejection>(
    run: DeciderRun<Command, State, Event, Refusal>,
  ): Promise<Result<DeciderOutcome<State, Event>, Refusal>> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const result = await this.attempt(run);
      if (result !== 'conflict') return result;
      if (run.context.expectedVersion !== undefined) throw staleVersion();
      await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** attempt));
    }
    throw busy();
  }

  async read<Event extends DomainEvent>(streamId: string): Promise<readonly Recorded<Event>[]> {
    return await this.codec.decode<Event>(await this.store.readStream(streamId));
  }

  private async attempt<Command, State, Event extends DomainEvent, Refusal extends Rejection>(
    run: DeciderRun<Command, State, Event, Refusal>,
  ): Promise<Result<DeciderOutcome<State, Event>, Refusal> | 'conflict'> {
    const { decider, context } = run;
    const metadata = this.metadataOf(run);
    const events = await this.read<Event>(run.streamId);
    const earlier = this.earlierOutcome(run, events, metadata.commandHash);
    if (earlier) return accepted(earlier);

    const history = fold(decider, events);
    if (context.expectedVersion !== undefined && context.expectedVersion !== history.version) throw staleVersion();
    const decision = decider.decide(run.command, history.state);
    if (!decision.ok) return refused(decision.failure);
    if (decision.value.length === 0) return accepted({ ...outcomeOf(history), events: [] });

    const encoded = await this.codec.encode(decision.value, metadata);
    const appended = await this.store.append({
      streamId: run.streamId,
      expectedVersion: history.version,
      events: encoded,
    });
    switch (appended.kind) {
      case 'appended': {
        const state = decision.value.reduce((folded, event) => decider.evolve(folded, event), history.state);
        return accepted({ version: appended.version, position: appended.position, state, events: decision.value });
      }
      case 'repeated':
      case 'wrong-expected-version':
        return 'conflict';
      case 'command-differs':
        throw keyReused();
    }
  }

  /** What this very command led to when it came the first time; the stream remembers it by the command's id. */
  private earlierOutcome<Command, State, Event extends DomainEvent, Refusal extends Rejection>(
    { decider, context }: DeciderRun<Command, State, Event, Refusal>,
    events: readonly Recorded<Event>[],
    commandHash: string,
  ): DeciderOutcome<State, Event> | undefined {
    const own = events.filter(({ metadata }) => metadata.commandId === context.commandId);
    const last = own.at(-1);
    if (!last) return undefined;
    if (last.metadata.commandHash !== commandHash) throw keyReused();
    const until = events.filter(({ version }) => version <= last.version);
    return { ...outcomeOf(fold(decider, until)), events: own.map(factOf) };
  }

  private metadataOf<Command, State, Event extends DomainEvent, Refusal extends Rejection>(
    run: DeciderRun<Command, State, Event, Refusal>,
  ): CommandMetadata {
    const { commandId, correlationId, causationId, actor, subjectId, actingAs, ip, userAgent, ...rest } = run.context;
    return {
      commandId,
      commandHash: rest.commandHash ?? this.commandHash(run.streamId, commandId),
      correlationId,
      causationId,
      actor,
      subjectId: run.subjectId ?? subjectId,
      partitionKey: run.partitionKey,
      ...(actingAs !== undefined && { actingAs }),
      ...(ip !== undefined && { ip }),
      ...(userAgent !== undefined && { userAgent }),
    };
  }
}

function fold<State, Event extends DomainEvent>(
  decider: { readonly initialState: State; evolve(state: State, event: Event): State },
  events: readonly Recorded<Event>[],
): History<State, Event> {
  const last = events.at(-1);
  return {
    events,
    state: events.reduce((state, event) => decider.evolve(state, factOf(event)), decider.initialState),
    version: last?.version ?? 0,
    position: last?.position ?? 0,
  };
}

const outcomeOf = <State, Event extends DomainEvent>({ version, position, state }: History<State, Event>) => ({
  version,
  position,
  state,
});

/** The event as the domain wrote it, without what the store knows of it. */
const factOf = <Event extends DomainEvent>(event: Recorded<Event>): Event =>
  ({ type: event.type, data: event.data }) as unknown as Event;
