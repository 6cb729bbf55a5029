import type { Decider, DomainEvent, Rejection } from '@keelson/kernel';
import type { EventMetadata } from '../port';
import type { FoldedStream } from './history';

/** Who sends a command, why and on whose behalf: the metadata of the events that it leads to. */
export interface DecisionContext extends Pick<
  EventMetadata,
  'commandId' | 'correlationId' | 'causationId' | 'actor' | 'subjectId' | 'actingAs' | 'ip' | 'userAgent'
> {
  /** Keyed hash of what was asked for; without one a command is known by stream and id alone. */
  readonly commandHash?: string;
  /** The version that the caller saw. Without one the runner tries again on every conflict. */
  readonly expectedVersion?: number;
}

interface RunParts<Command, State, Event extends DomainEvent, Refusal extends Rejection> {
  readonly decider: Decider<Command, State, Event, Refusal>;
  readonly streamId: string;
  /** The account whose events belong together. */
  readonly partitionKey: string;
  /** The account that the events are about, where it is not the context's. */
  readonly subjectId?: string;
  /** A function of the version decided on, for what is to be decided anew, under an id of its own, after each change. */
  readonly context: DecisionContext | ((version: number) => DecisionContext);
  /**
   * What the command changes is a part of the stream: the version that the caller saw is that of the last of these events,
   * and others that come in between do not make it stale. Not together with `known`.
   */
  readonly versionOver?: readonly Event['type'][];
  /** Where the stream was known to stand: only what is newer is read. */
  readonly known?: FoldedStream<State>;
  /** Default 10. */
  readonly mostAttempts?: number;
}

/** A command, or how it is made of what is found outside. */
export type DeciderRun<Command, State, Event extends DomainEvent, Refusal extends Rejection> = RunParts<
  Command,
  State,
  Event,
  Refusal
> &
  (
    | { readonly command: Command }
    | {
        /**
         * Called after the stream was read, at each attempt anew: what it finds outside is never older than what was
         * recorded before. `undefined`: there is nothing to do.
         */
        readonly gather: (state: State) => Promise<Command | undefined>;
      }
  );

export interface DeciderOutcome<State, Event extends DomainEvent> extends FoldedStream<State> {
  /** The events of this command; empty when it found its work done already. */
  readonly events: readonly Event[];
}
