import type { AccessAct, ActorKind } from '@keelson/vocabulary';
import { defineTable } from '../table';

/** One thing that staff or a channel partner did with an account, for its owner to read. No address, no browser. */
export interface AccessLogRow {
  /** Of the event. */
  readonly position: number;
  /** Whose account it is. */
  readonly account_id: string;
  readonly occurred_at: string;
  readonly actor_id: string;
  readonly actor_kind: ActorKind;
  /** `began` and `ended`: acting as the owner did. */
  readonly act: AccessAct | 'began' | 'ended';
  readonly what: string;
  readonly detail: string | null;
  /** Done while acting as the owner. */
  readonly acting: boolean;
  /** The stream of the grant to act, where acting began or ended. */
  readonly grant_id: string | null;
  /** Why acting began, and when it ends at the latest. Personal. */
  readonly reason: string | null;
  readonly ends_at: string | null;
}

export const accessLogTable = defineTable<AccessLogRow>({
  name: 'access_log',
  primaryKey: 'position',
  columns: {
    position: { type: 'bigint' },
    account_id: { type: 'text' },
    occurred_at: { type: 'timestamptz' },
    actor_id: { type: 'text' },
    actor_kind: { type: 'text' },
    act: { type: 'text' },
    what: { type: 'text' },
    detail: { type: 'text', nullable: true },
    acting: { type: 'boolean' },
    grant_id: { type: 'text', nullable: true },
    reason: { type: 'text', nullable: true },
    ends_at: { type: 'timestamptz', nullable: true },
  },
  indexes: ['(account_id, position DESC)', '(account_id, actor_id)'],
  owner: { account: 'account_id' },
});
