import type { DecisionContext } from '@keelson/event-store/decisions';

/** Who sends a command over the wire, why, when and on whose behalf. */
export interface CommandContext extends DecisionContext {
  /** UUIDv5 of actor, route and Idempotency-Key, so that another person's key never names this person's command. */
  readonly commandId: string;
  /** Keyed hash of what was asked for, without its secrets: tells a repeat from another request under the same key. */
  readonly commandHash?: string;
  /** The account that the command is about. Where it differs from the caller, the handler says so. */
  readonly subjectId: string;
  readonly occurredAt: Date;
  /** What the browser solved to be let in where too many ask at once. */
  readonly proofOfWork?: string;
  /** From If-Match. */
  readonly expectedVersion?: number;
}
