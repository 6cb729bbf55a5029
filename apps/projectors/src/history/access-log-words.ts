import type { AuditEvent } from '@keelson/domain/audit';
import type { AccessLogRow } from '@keelson/read-models/history';
import { HISTORY_TYPES, type HistoryEvent, historyWords } from './history-words';

type Told = Pick<AccessLogRow, 'act' | 'what' | 'detail'>;

/** What was looked at, as its owner calls it; `null` where the event is about no customer, or about all of them. */
const READINGS: Readonly<Record<AuditEvent['type'], Omit<Told, 'detail'> | null>> = {
  'audit.customer-viewed.v1': { act: 'looked', what: 'Your details' },
  'audit.figures-read.v1': { act: 'looked', what: 'Your figures' },
  'audit.learning-read.v1': { act: 'looked', what: 'Your scores and learning progress' },
  'audit.trial-balance-read.v1': { act: 'looked', what: 'Your trial balance' },
  'audit.trial-balance-exported.v1': { act: 'exported', what: 'Your trial balance' },
  'audit.journey-replayed.v1': { act: 'looked', what: 'Your onboarding, replayed' },
  'audit.history-read.v1': { act: 'looked', what: 'The events behind your account' },
  'audit.history-verified.v1': { act: 'looked', what: 'Whether the events behind your account are intact' },
  'audit.history-exported.v1': { act: 'exported', what: 'The events behind your account' },
  'audit.payment-viewed.v1': { act: 'looked', what: 'A payment of yours' },
  'audit.launcher-opened.v1': { act: 'acted', what: 'Integration launcher opened' },
  'audit.partner-viewed.v1': null,
  'audit.enquiry-read.v1': null,
  'audit.payments-exported.v1': null,
  'audit.trail-read.v1': null,
  'audit.trail-exported.v1': null,
};

/** About staff, the running of the product, messages or the provider's books, never about the account of a customer. */
const NOT_OF_ACCOUNTS = /^(?:staff|operations|enquiries|reconciliation)\./;

/** What an import or typed figures bring by the dozen: its beginning stands for it. */
const PARTS_OF_IMPORTS: ReadonlySet<HistoryEvent['type']> = new Set([
  'ledger.accounts-recorded.v1',
  'ledger.month-recorded.v1',
  'ledger.day-balances-recorded.v1',
  'ledger.bank-day-recorded.v2',
] as const);

const isReading = (type: HistoryEvent['type']): type is AuditEvent['type'] => type in READINGS;

export const ACCESS_LOG_TYPES = HISTORY_TYPES.filter((type) => {
  if (NOT_OF_ACCOUNTS.test(type) || PARTS_OF_IMPORTS.has(type)) return false;
  return !isReading(type) || READINGS[type] !== null;
});

/** How the access log tells its owner of an event. No personal value goes in. */
export function accessLogWords(event: HistoryEvent): Told {
  const { type } = event;
  if (isReading(type)) {
    const told = READINGS[type];
    if (told !== null) return { ...told, detail: null };
  }
  const { what, detail } = historyWords(event);
  if (type === 'acting.started.v1') return { act: 'began', what, detail: null };
  if (type === 'acting.ended.v1') return { act: 'ended', what, detail };
  // The name of the route would tell its owner nothing.
  if (type === 'access.denied.v1') return { act: 'refused', what: 'something they may not do', detail: null };
  return { act: 'acted', what, detail };
}
