import type { Queryable } from './database/transaction';

/** A message from outside, reduced to what it is about: its content is never kept. */
export interface InboxEntry {
  readonly source: string;
  /** Given by the sender; a message that comes again is known by it. */
  readonly eventId: string;
  readonly type: string;
  /** What is to be looked at: `checkout cs_123`; `null` for messages that ask for nothing. */
  readonly about: string | null;
}

export interface ClaimedEntry {
  readonly source: string;
  readonly eventId: string;
  readonly type: string;
  readonly about: string;
  /** Tries before this one. */
  readonly attempts: number;
  readonly claimedAt: Date;
}

export interface InboxDepth {
  readonly waiting: number;
  readonly failed: number;
}

/** After so many tries a message waits for people; what it was about is looked at by the reconciler all the same. */
export const MOST_TRIES = 12;

interface ClaimedRow {
  readonly source: string;
  readonly event_id: string;
  readonly type: string;
  readonly about: string;
  readonly attempts: number;
}

/** Messages that were taken and are worked on later, by whichever worker comes first, each at least once. */
export class WebhookInbox {
  constructor(private readonly database: Queryable) {}

  /** True the first time. The message is durable once this resolves; one statement is one transaction. */
  async add({ source, eventId, type, about }: InboxEntry, now: Date): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `INSERT INTO vault.webhook_inbox (source, event_id, type, about, received_at, due_at, done_at)
       VALUES ($1, $2, $3, $4, $5, $5, CASE WHEN $4::text IS NULL THEN $5::timestamptz END)
       ON CONFLICT (source, event_id) DO NOTHING`,
      [source, eventId, type, about, now],
    );
    return rowCount === 1;
  }

  /** Takes messages that are due, oldest first and one for each thing they are about, until the lease ends. */
  async claim(limit: number, leaseMs: number, now: Date): Promise<readonly ClaimedEntry[]> {
    const { rows } = await this.database.query<ClaimedRow>(
      `UPDATE vault.webhook_inbox AS i
       SET due_at = $1::timestamptz + make_interval(secs => $3::float8 / 1000), attempts = i.attempts + 1
       FROM (
         SELECT source, event_id FROM vault.webhook_inbox AS w
         WHERE w.done_at IS NULL AND w.due_at <= $1 AND w.attempts < $4
           AND NOT EXISTS (
             SELECT 1 FROM vault.webhook_inbox AS o
             WHERE o.done_at IS NULL AND o.about = w.about AND o.attempts < $4
               AND (o.received_at, o.event_id) < (w.received_at, w.event_id))
         ORDER BY w.due_at, w.event_id LIMIT $2
         FOR UPDATE SKIP LOCKED
       ) AS due
       WHERE i.source = due.source AND i.event_id = due.event_id AND i.due_at <= $1
       RETURNING i.source, i.event_id, i.type, i.about, i.attempts - 1 AS attempts`,
      [now, limit, leaseMs, MOST_TRIES],
    );
    return rows.map(({ event_id: eventId, ...row }) => ({ ...row, eventId, claimedAt: now }));
  }

  /** The thing was looked at: this message is done, and so are others about it that had come before it was looked at. */
  async done({ source, eventId, about, claimedAt }: ClaimedEntry, now: Date): Promise<void> {
    await this.database.query(
      `UPDATE vault.webhook_inbox SET done_at = $5, fault = NULL
       WHERE done_at IS NULL AND ((source = $1 AND event_id = $2) OR (about = $3 AND received_at <= $4))`,
      [source, eventId, about, claimedAt, now],
    );
  }

  /** It could not be looked at: again after a pause. `fault` holds no personal value. */
  async failed({ source, eventId }: ClaimedEntry, fault: string, again: Date): Promise<void> {
    await this.database.query(
      `UPDATE vault.webhook_inbox SET due_at = $4, fault = $3 WHERE source = $1 AND event_id = $2 AND done_at IS NULL`,
      [source, eventId, fault.slice(0, 300), again],
    );
  }

  /** Erasure: why messages about these things failed may quote whom they are about; that they failed stays. */
  async forgetFaults(things: readonly string[]): Promise<void> {
    await this.database.query(
      `UPDATE vault.webhook_inbox SET fault = 'erased'
       WHERE fault IS NOT NULL AND split_part(about, ' ', 2) = ANY($1)`,
      [things],
    );
  }

  async depth(): Promise<InboxDepth> {
    const { rows } = await this.database.query<InboxDepth>(
      `SELECT count(*) FILTER (WHERE attempts < $1)::int AS waiting, count(*) FILTER (WHERE attempts >= $1)::int AS failed
       FROM vault.webhook_inbox WHERE done_at IS NULL`,
      [MOST_TRIES],
    );
    return rows[0] ?? { waiting: 0, failed: 0 };
  }
}
