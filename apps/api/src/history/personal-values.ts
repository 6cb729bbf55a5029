import { historyMessages } from '@keelson/contracts/history';
import type { NamedHistoryRow } from '@keelson/read-models/history';
import { type Caller, holds } from '../platform/access/caller';

/** Staff who manage customers see personal values; staff who only replay journeys see that they are hidden. */
export const seesPersonal = (caller: Caller): boolean => holds(caller, 'customers.manage');

const hidden = <Value extends string | null>(value: Value): Value | typeof historyMessages.hidden =>
  value === null ? value : historyMessages.hidden;

/** The name as this reader may see it. */
export const nameFor = (name: string | null, personal: boolean): string | null => (personal ? name : hidden(name));

/** The row as somebody reads it who may not see personal values. */
export const withoutPersonal = (row: NamedHistoryRow): NamedHistoryRow => ({
  ...row,
  actor_name: hidden(row.actor_name),
  acting_as_name: hidden(row.acting_as_name),
  subject_name: hidden(row.subject_name),
  browser: hidden(row.browser),
  ip: hidden(row.ip),
  changes: row.changes.map((change) =>
    change.personal ? { ...change, before: hidden(change.before), after: hidden(change.after) } : change,
  ),
});

/** The row as this reader may see it. */
export const rowFor = (row: NamedHistoryRow, personal: boolean): NamedHistoryRow =>
  personal ? row : withoutPersonal(row);
