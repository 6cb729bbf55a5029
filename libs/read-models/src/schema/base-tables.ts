import type { SubscriptionKind } from '@keelson/vocabulary';

/** How far a subscription (a projection, a reactor or the relay) has come. A row and its checkpoint always change in one transaction. */
export interface Checkpoint {
  /** Name of the subscription; `<name>__next` while a rebuild of a projection goes on, `<name>/<number>` for a part. */
  readonly projection: string;
  /** Of a part of a divided projection, whose own checkpoint stands at the lowest of its parts. */
  readonly shard_of: string | null;
  readonly kind: SubscriptionKind;
  readonly version: number;
  readonly position: number;
  /** Another one, greater than any before, at every claim and every switch: who holds an older one writes nothing. */
  readonly epoch: number;
  readonly owner: string | null;
  readonly lease_until: string | null;
  readonly updated_at: string;
  /** When following began: for a rebuild, when it did. */
  readonly begun_at: string;
  /** Names, without version, of the events that may change its rows; empty while nobody has said. */
  readonly handles: readonly string[];
}

/** A stream whose events one projection or reactor could not take, while the other streams go on. */
export interface ParkedStream {
  readonly projection: string;
  readonly stream_id: string;
  /** Version in the stream of the first event that was not taken. */
  readonly from_version: number;
  readonly reason: string;
  readonly attempts: number;
  /** Set while the runtime still tries by itself; null once only the retry command does. */
  readonly next_attempt_at: string | null;
  readonly since: string;
  /** Everything that is kept under this key waits with the stream; null: the stream alone. */
  readonly partition_key: string | null;
  readonly from_position: number | null;
}

/** A job that a reactor asked for: one for each queue and key, for ever. */
export interface RequestedJob {
  readonly queue: string;
  readonly key: string;
  readonly job_id: string;
  readonly reactor: string;
  readonly position: number;
  readonly requested_at: string;
}

/** Channel told with each commit of a projection or reactor, of several at once: `<projection> <position>`, one a line. */
export const PROJECTED_CHANNEL = 'projected';

/** The projection that alone says whose customer an account is; what partners may read depends on it. */
export const PARTNER_RELATIONS = 'partner-relations';
