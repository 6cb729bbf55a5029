import type { JsonObject } from '@keelson/kernel';
import type { Recorded } from '@keelson/event-store';

/** Work that an event asks for. It is put on the queue in the transaction that moves the reactor's checkpoint. */
export interface JobRequest {
  /** Name of a `JobHandler`'s queue. */
  readonly queue: string;
  /** One job per queue and key, for ever, however often the event is delivered. The event id unless given. */
  readonly key?: string;
  /** Ids only: no secret and no personal value. The handler looks up the rest when it runs. */
  readonly data: JsonObject;
  /** Not before this moment: the timer of the domain, taken from the event and never from a clock. */
  readonly startAfter?: Date;
}

/**
 * Events in, jobs out. Pure and deterministic like a projection; mail, provider calls and timers happen in the
 * `JobHandler`. A reactor never runs again over what it has passed: rebuilding projections leaves it silent.
 */
export interface Reactor<Event extends { readonly type: string; readonly data: object }> {
  /** Key of the checkpoint, for example `account-mails`. */
  readonly name: string;
  readonly handles: readonly Event['type'][];
  /** Where a reactor that is new to a store begins: after the last event (default), or with the first one. */
  readonly startsAt?: 'head' | 'beginning';
  react(event: Recorded<Event>): readonly JobRequest[];
}
