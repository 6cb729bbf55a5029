import type { historyEntry, trailEntry } from '@keelson/contracts/history';
import type { NamedHistoryRow } from '@keelson/read-models/history';
import type { z } from 'zod';
import { isRefusal } from './refusal-types';

export const historyAnswer = (row: NamedHistoryRow): z.input<typeof historyEntry> => ({
  position: row.position,
  eventId: row.event_id,
  type: row.type,
  what: row.what,
  detail: row.detail,
  kind: row.kind,
  tone: row.tone,
  occurredAt: row.occurred_at,
  actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
  onBehalfOf: row.acting_as === null ? null : { id: row.acting_as, name: row.acting_as_name },
  changes: [...row.changes],
  gathered: row.gathered && { importId: row.import_id ?? '', ...row.gathered },
  from: { browser: row.browser, ip: row.ip },
});

export const trailAnswer = (row: NamedHistoryRow): z.input<typeof trailEntry> => ({
  ...historyAnswer(row),
  about: { id: row.account_id, name: row.subject_name, customer: row.about_customer },
  refused: isRefusal(row.type),
});
