import type { Result } from './result';

/** A fact in past tense. `type` is the stored, versioned name: `onboarding.step-completed.v1`. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/** Why a business rule refuses a command. A literal code, never an HTTP status or a text for people. */
export interface Rejection<Code extends string = string> {
  readonly code: Code;
}

/**
 * The rules of one kind of stream. Pure: time, actor and new ids come in with the command.
 * `decide` refuses by value and never throws; `evolve` never refuses a stored event.
 */
export interface Decider<Command, State, Event extends DomainEvent, Refusal extends Rejection> {
  readonly initialState: State;
  decide(command: Command, state: State): Result<readonly Event[], Refusal>;
  evolve(state: State, event: Event): State;
}

/** The half of a decider that reads: how the events of a stream become its state. */
export type Fold<State, Event extends DomainEvent> = Pick<
  Decider<never, State, Event, never>,
  'initialState' | 'evolve'
>;
