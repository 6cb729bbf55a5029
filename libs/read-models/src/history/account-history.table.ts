import type { ActorKind, HistoryKind, Tone } from '@keelson/vocabulary';
import { defineTable } from '../table';

/** A value that an event changed, in words; null where the event does not tell it. */
export interface HistoryChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  /** The event's definition names it as personal: encrypted in the log, and not for everybody who reads the history. */
  readonly personal: boolean;
}

/** One event behind an account, in words. */
export interface AccountHistoryRow {
  readonly position: number;
  readonly account_id: string;
  readonly event_id: string;
  readonly type: string;
  readonly what: string;
  readonly detail: string | null;
  readonly kind: HistoryKind;
  readonly tone: Tone;
  readonly occurred_at: string;
  readonly actor_kind: ActorKind;
  readonly actor_id: string;
  readonly acting_as: string | null;
  /** Personal, like the address: both are sealed in the event. */
  readonly browser: string | null;
  readonly ip: string | null;
  readonly changes: readonly HistoryChange[];
  /** What a search looks through, in small letters, without anything personal. */
  readonly words: string;
  /** The personal part of it, but for the names of those who acted. */
  readonly personal_words: string;
  readonly command_id: string;
  readonly correlation_id: string;
  /** The event or command that made it happen. */
  readonly causation_id: string;
  /** The account whose browser and address stand here, where it is not the account itself. */
  readonly network_of: string | null;
  /** The import, or the save of typed figures, that recorded a month, a day or accounts of the books. */
  readonly import_id: string | null;
}

export const accountHistoryTable = defineTable<AccountHistoryRow>({
  name: 'account_history',
  primaryKey: 'position',
  columns: {
    position: { type: 'bigint' },
    account_id: { type: 'text' },
    event_id: { type: 'text' },
    type: { type: 'text' },
    what: { type: 'text' },
    detail: { type: 'text', nullable: true },
    kind: { type: 'text' },
    tone: { type: 'text' },
    occurred_at: { type: 'timestamptz' },
    actor_kind: { type: 'text' },
    actor_id: { type: 'text' },
    acting_as: { type: 'text', nullable: true },
    browser: { type: 'text', nullable: true },
    ip: { type: 'text', nullable: true },
    changes: { type: 'jsonb' },
    words: { type: 'text' },
    personal_words: { type: 'text' },
    command_id: { type: 'text' },
    correlation_id: { type: 'text' },
    causation_id: { type: 'text' },
    network_of: { type: 'text', nullable: true },
    import_id: { type: 'text', nullable: true },
  },
  indexes: [
    '(account_id, position DESC)',
    '(actor_id, actor_kind, position DESC)',
    '(type, position DESC)',
    '(network_of) WHERE network_of IS NOT NULL',
    '(account_id, import_id, position DESC) WHERE import_id IS NOT NULL',
  ],
  owner: 'nobody',
});
