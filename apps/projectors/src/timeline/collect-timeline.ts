import type { EventStore, StoredEvent } from '@keelson/event-store';
import type { EventCodec } from '@keelson/event-store/codec';
import type { Vault } from '@keelson/vault';
import type { JsonObject } from '@keelson/kernel';
import type { Pool } from 'pg';
import { confirmedAddressOf } from '../runtime/account-address';
import { projected } from '../runtime/projected';
import { messagesGiving, messagesSentBy } from '../runtime/sent-messages';
import type { Deciding } from '../runtime/worker-runner';
import { isOwnNetwork, whoActed } from './who-acted';

export interface TimelineSources extends Deciding {
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly pool: Pool;
  readonly vault: Vault;
}

/** What is known of the account now, beside what happened. */
export interface TimelineHead {
  readonly account: string;
  readonly madeAt: string;
  readonly settings: { readonly emailConfirmed: boolean; readonly passcodeAtLogin: boolean };
  readonly sessions: readonly {
    readonly browser: string;
    readonly startedAt: string;
    readonly lastActiveAt: string;
    readonly endsAt: string;
  }[];
  readonly unsentForms: readonly { readonly form: string; readonly savedAt: string; readonly typed: string }[];
}

/** One event, as its person reads it. */
export interface TimelineEntry {
  readonly position: number;
  readonly at: string;
  readonly type: string;
  readonly what: string;
  readonly detail: string | null;
  /** In which role somebody did it: who of the staff it was stands in the access log. */
  readonly by: string;
  /** The person's own alone. */
  readonly browser: string | null;
  readonly address: string | null;
  readonly data: JsonObject;
}

export interface Timeline {
  readonly head: TimelineHead;
  /** Oldest first; read anew from the log at each call, page by page. */
  entries(): AsyncGenerator<TimelineEntry>;
}

const PAGE = 500;

/** Everything up to now that is recorded about a person, the messages that they wrote included. */
export async function beginTimeline(accountId: string, at: Date, sources: TimelineSources): Promise<Timeline> {
  const { store, pool } = sources;
  const until = await store.head();
  // The words of the history stand in its rows.
  await projected(pool, 'account-history', until);
  const subjects = [accountId, ...(await recordsOf(accountId, sources))];
  return {
    head: await headOf(accountId, at, sources),
    entries: async function* () {
      for await (const page of merged(subjects, until, store)) yield* await entriesOf(page, accountId, sources);
    },
  };
}

/** Messages, and a request of an access code, are subjects of their own. */
async function recordsOf(accountId: string, sources: TimelineSources): Promise<readonly string[]> {
  const address = await confirmedAddressOf(accountId, sources);
  const asked = address && (await sources.vault.reserved.claimed('access-code-request', address));
  const unsigned = address === undefined ? [] : await messagesGiving(address, sources);
  return [...(await messagesSentBy(accountId, sources)), ...unsigned, ...(asked ? [asked.accountId] : [])];
}

async function headOf(accountId: string, at: Date, { vault }: TimelineSources): Promise<TimelineHead> {
  const credential = await vault.credentials.byId(accountId);
  const sessions = await vault.sessions.ofAccount(accountId, at);
  const drafts = await vault.drafts.ofAccount(accountId);
  return {
    ...{ account: accountId, madeAt: at.toISOString() },
    settings: {
      emailConfirmed: credential?.emailVerified ?? false,
      passcodeAtLogin: credential?.passcodeRequired ?? false,
    },
    sessions: sessions.map(({ userAgent, startedAt, lastActiveAt, expiresAt }) => ({
      ...{ browser: userAgent, startedAt: startedAt.toISOString() },
      ...{ lastActiveAt: lastActiveAt.toISOString(), endsAt: expiresAt.toISOString() },
    })),
    unsentForms: drafts.map(({ form, savedAt, text }) => ({ form, savedAt: savedAt.toISOString(), typed: text })),
  };
}

/** The events of several partitions in the order of the log, a page of each in memory at most. */
async function* merged(
  subjects: readonly string[],
  until: number,
  store: Pick<EventStore, 'readPartition'>,
): AsyncGenerator<readonly StoredEvent[]> {
  const after = new Map(subjects.map((subject) => [subject, 0]));
  for (let size = 1; size > 0;) {
    const pages = await Promise.all(
      [...after].map(async ([subject, afterPosition]) => {
        const events = await store.readPartition(subject, { afterPosition, limit: PAGE });
        return { subject, full: events.length === PAGE, events: events.filter(({ position }) => position <= until) };
      }),
    );
    // What comes after the end of a full page is not known yet, and may come before the rest of another one.
    const safe = Math.min(...pages.map(({ full, events }) => (full ? (events.at(-1)?.position ?? until) : until)));
    const page = pages
      .flatMap(({ events }) => events.filter(({ position }) => position <= safe))
      .sort((a, b) => a.position - b.position);
    for (const { subject, events } of pages) {
      const last = events.findLast(({ position }) => position <= safe);
      if (last) after.set(subject, last.position);
    }
    size = page.length;
    if (size > 0) yield page;
  }
}

async function entriesOf(
  stored: readonly StoredEvent[],
  accountId: string,
  { codec, pool }: TimelineSources,
): Promise<readonly TimelineEntry[]> {
  const { rows } = await pool.query<{ position: string; what: string; detail: string | null }>(
    'SELECT position, what, detail FROM read_model.account_history WHERE position = ANY($1::bigint[])',
    [stored.map(({ position }) => position)],
  );
  const words = new Map(rows.map(({ position, ...told }) => [Number(position), told]));
  const events: readonly StoredEvent[] = await codec.decode(stored);
  return events.map(({ position, occurredAt, type, data, metadata }) => {
    const own = isOwnNetwork(metadata, accountId);
    return {
      ...{ position, at: occurredAt.toISOString(), type },
      // A stream that the history has set aside has no words.
      ...(words.get(position) ?? { what: type, detail: null }),
      by: whoActed(metadata, accountId),
      browser: own ? (metadata.userAgent ?? null) : null,
      address: own ? (metadata.ip ?? null) : null,
      data,
    };
  });
}
