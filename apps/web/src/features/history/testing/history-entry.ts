import type { HistoryEntry } from '../history.api';

/** A sign-in of Ann Field at this position of the log, called `Event <position>`. */
export const historyEntry = (position: number, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  position,
  eventId: `e-${position}`,
  type: 'accounts.signed-in.v1',
  what: `Event ${position}`,
  detail: null,
  kind: 'access',
  tone: 'good',
  occurredAt: '2026-11-02T09:05:00.000Z',
  actor: { kind: 'customer', id: 'acc_9', name: 'Ann Field' },
  onBehalfOf: null,
  changes: [],
  gathered: null,
  from: { browser: null, ip: null },
  ...changes,
});
