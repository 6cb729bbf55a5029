import type { DomainEvent, Fold } from '@keelson/kernel';
import type { Position, Recorded } from '../port';

/** A stream up to a version, folded. */
export interface FoldedStream<State> {
  readonly state: State;
  /** 0 before the first event, like the position. */
  readonly version: number;
  readonly position: Position;
  /** Of the event at that version; `undefined` before the first. */
  readonly hash: string | undefined;
}

export interface History<State, Event extends DomainEvent> extends FoldedStream<State> {
  /** The events that were read for it: all of the stream, unless it was known up to some version before. */
  readonly events: readonly Recorded<Event>[];
}

/** The state after some events, from the initial one or from what was known before them. */
export function historyOf<State, Event extends DomainEvent>(
  fold: Fold<State, Event>,
  events: readonly Recorded<Event>[],
  known: FoldedStream<State> = { state: fold.initialState, version: 0, position: 0, hash: undefined },
): History<State, Event> {
  const last = events.at(-1);
  return {
    events,
    state: events.reduce<State>((state, event) => fold.evolve(state, factOf(event)), known.state),
    version: last?.version ?? known.version,
    position: last?.position ?? known.position,
    hash: last?.hash ?? known.hash,
  };
}

/** The version of the last of these events: that of what they alone change. 0 before the first. */
export const versionOver = <Event extends DomainEvent>(
  events: readonly Recorded<Event>[],
  types: readonly Event['type'][],
): number => events.findLast(({ type }) => types.includes(type))?.version ?? 0;

/** The event as the domain wrote it, without what the store knows of it. */
export const factOf = <Event extends DomainEvent>(event: Recorded<Event>): Event =>
  ({ type: event.type, data: event.data }) as unknown as Event;
