import { accepted } from '@keelson/kernel';
import type { Decider } from '../decider';
import { type AuditEvent, auditStream } from './audit.events';

export interface RecordReading {
  readonly name: 'RecordReading';
  readonly what: keyof typeof EVENT_TYPE;
  readonly subject: string;
  readonly readAt: Date;
}

/** When each page of each account was recorded last, by event type and subject. */
export type Readings = Readonly<Record<string, string>>;

/** Turning pages and refreshing within this time belongs to the same visit and is not recorded again. */
export const VISIT_MS = 10 * 60_000;

const EVENT_TYPE = {
  history: 'audit.history-read.v1',
  customer: 'audit.customer-viewed.v1',
  partner: 'audit.partner-viewed.v1',
  verification: 'audit.history-verified.v1',
  export: 'audit.history-exported.v1',
  replay: 'audit.journey-replayed.v1',
  enquiry: 'audit.enquiry-read.v1',
  payment: 'audit.payment-viewed.v1',
  payments: 'audit.payments-exported.v1',
  figures: 'audit.figures-read.v1',
  learning: 'audit.learning-read.v1',
  trialBalance: 'audit.trial-balance-read.v1',
  trialBalanceExport: 'audit.trial-balance-exported.v1',
  launch: 'audit.launcher-opened.v1',
  trail: 'audit.trail-read.v1',
  trailExport: 'audit.trail-exported.v1',
} as const;

/** What comes again by itself while somebody looks; everything else is a deed of its own each time. */
const VISITS: ReadonlySet<RecordReading['what']> = new Set([
  'history',
  'customer',
  'partner',
  'replay',
  'enquiry',
  'payment',
  'figures',
  'learning',
  'trialBalance',
  'trail',
]);

/** Who looked at what. It refuses nothing: whether somebody may look is decided before. */
export const readingDecider: Decider<RecordReading, Readings, AuditEvent, never> = {
  initialState: {},
  decide({ what, subject, readAt }, readings) {
    const type = EVENT_TYPE[what];
    const last = readings[`${type} ${subject}`];
    const sameVisit = VISITS.has(what) && last !== undefined && readAt.getTime() - Date.parse(last) < VISIT_MS;
    return accepted(sameVisit ? [] : [{ type, data: { subject, readAt: readAt.toISOString() } }]);
  },
  evolve: (readings, { type, data }) => ({ ...readings, [`${type} ${data.subject}`]: data.readAt }),
};

/** Where the reading of one person is recorded: in the reader's stream of the day, about the account that was read. */
export const recordingOf = (readerId: string, reading: Omit<RecordReading, 'name'>) => ({
  decider: readingDecider,
  streamId: auditStream(readerId, reading.readAt),
  partitionKey: readerId,
  subjectId: reading.subject,
  command: { name: 'RecordReading', ...reading } as const,
});
