import type { HistoryChange, NamedHistoryRow } from '@keelson/read-models/history';
import { isRefusal } from './refusal-types';

/** The columns of an exported history. */
export const HISTORY_HEADINGS: readonly string[] = [
  'Time (UTC)',
  'Event',
  'Detail',
  'Changes',
  'Kind',
  'By',
  'Acts as',
  'Account of who acted',
  'On behalf of',
  'Browser',
  'Address',
  'Position',
  'Type',
  'Event id',
  'Command id',
];

/** The columns of an exported audit: whom each event is about stands beside it. */
export const TRAIL_HEADINGS: readonly string[] = [...HISTORY_HEADINGS, 'About', 'Account it is about', 'Refused'];

/** One event, a cell for each heading. */
export const historyCells = (row: NamedHistoryRow): readonly string[] => [
  row.occurred_at,
  row.what,
  row.detail ?? '',
  row.changes.map(changeText).join('; '),
  row.kind,
  row.actor_name ?? '',
  row.actor_kind,
  row.actor_id,
  row.acting_as === null ? '' : (row.acting_as_name ?? row.acting_as),
  row.browser ?? '',
  row.ip ?? '',
  String(row.position),
  row.type,
  row.event_id,
  row.command_id,
];

export const trailCells = (row: NamedHistoryRow): readonly string[] => [
  ...historyCells(row),
  row.subject_name ?? '',
  row.account_id,
  isRefusal(row.type) ? 'yes' : 'no',
];

const changeText = ({ field, before, after, personal }: HistoryChange): string =>
  `${field}${personal ? ' (personal)' : ''}: ${before ?? '(nothing)'} > ${after ?? '(nothing)'}`;
