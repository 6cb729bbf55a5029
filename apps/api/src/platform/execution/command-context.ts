import type { Actor } from '@keelson/event-store';

/** Who sends a command, why, when and on whose behalf: the metadata of the events that it leads to. */
export interface CommandContext {
  /** UUIDv5 of actor, route and Idempotency-Key, so that another person's key never names this person's command. */
  readonly commandId: string;
  /** Keyed hash of what was asked for, without its secrets: tells a repeat from another request under the same key. */
  readonly commandHash?: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: Actor;
  /** The account that the command is about. Where it differs from the caller, the handler says so. */
  readonly subjectId: string;
  readonly actingAs?: string;
  readonly occurredAt: Date;
  readonly ip?: string;
  readonly userAgent?: string;
  /** From If-Match: the version that the caller saw. Without one the runner retries on conflict. */
  readonly expectedVersion?: number;
}
