import type { Decider, DomainEvent, Rejection } from '@keelson/domain';
import type { Recorded } from '@keelson/event-store';
import type { Result } from '@keelson/kernel';
import type { CommandContext } from './command-context';

export interface DeciderRun<Command, State, Event extends DomainEvent, Refusal extends Rejection> {
  readonly decider: Decider<Command, State, Event, Refusal>;
  readonly streamId: string;
  /** The account whose events belong together. */
  readonly partitionKey: string;
  /** The account that the events are about, where it is not the context's. */
  readonly subjectId?: string;
  readonly command: Command;
  readonly context: CommandContext;
}

export interface DeciderOutcome<State, Event extends DomainEvent> {
  readonly version: number;
  readonly position: number;
  readonly state: State;
  /** The events of this command; empty when it found its work done already. */
  readonly events: readonly Event[];
}

/** Loads a stream, decides, appends with the expected version and tries again on conflict, a bounded number of times. */
export abstract class DeciderRunner {
  abstract run<Command, State, Event extends DomainEvent, Refusal extends Rejection>(
    run: DeciderRun<Command, State, Event, Refusal>,
  ): Promise<Result<DeciderOutcome<State, Event>, Refusal>>;

  /** The events of a stream, opened; for handlers that must look before they decide. */
  abstract read<Event extends DomainEvent>(streamId: string): Promise<readonly Recorded<Event>[]>;
}
