import * as fc from 'fast-check';
import type { AuditEvent } from './audit.events';
import { auditStream } from './audit.events';
import { readingDecider, VISIT_MS, type RecordReading } from './reading.decider';

const nine = new Date('2026-11-02T09:00:00.000Z');
const later = (ms: number) => new Date(nine.getTime() + ms);
const decide = (given: readonly AuditEvent[], reading: Omit<RecordReading, 'name'>) =>
  readingDecider.decide(
    { name: 'RecordReading', ...reading },
    given.reduce(readingDecider.evolve, readingDecider.initialState),
  );
const read = (subject: string, readAt: Date): AuditEvent => ({
  type: 'audit.history-read.v1',
  data: { subject, readAt: readAt.toISOString() },
});

describe('recording who reads', () => {
  it('[EVENT-05~] records the first reading of an account', () => {
    expect(decide([], { what: 'history', subject: 'acc_1', readAt: nine })).toEqual({
      ok: true,
      value: [read('acc_1', nine)],
    });
  });

  it('takes turning pages and refreshing as the same visit', () => {
    const command = { what: 'history', subject: 'acc_1', readAt: later(VISIT_MS - 1) } as const;
    expect(decide([read('acc_1', nine)], command)).toEqual({ ok: true, value: [] });
  });

  it('records the next visit, another account and another page', () => {
    const given = [read('acc_1', nine)];
    expect(decide(given, { what: 'history', subject: 'acc_1', readAt: later(VISIT_MS) })).toMatchObject({
      value: [{}],
    });
    expect(decide(given, { what: 'history', subject: 'acc_2', readAt: later(1) })).toMatchObject({ value: [{}] });
    expect(decide(given, { what: 'customer', subject: 'acc_1', readAt: later(1) })).toMatchObject({
      value: [{ type: 'audit.customer-viewed.v1' }],
    });
    expect(decide(given, { what: 'replay', subject: 'acc_1', readAt: later(1) })).toMatchObject({
      value: [{ type: 'audit.journey-replayed.v1' }],
    });
  });

  it.each([
    ['verification', 'audit.history-verified.v1'],
    ['export', 'audit.history-exported.v1'],
    ['trialBalanceExport', 'audit.trial-balance-exported.v1'],
    ['launch', 'audit.launcher-opened.v1'],
    ['trailExport', 'audit.trail-exported.v1'],
  ] as const)('[EVENT-05~, AUD-01~] records every %s', (what, type) => {
    const first: AuditEvent = { type, data: { subject: 'acc_1', readAt: nine.toISOString() } };
    expect(decide([first], { what, subject: 'acc_1', readAt: later(1) })).toMatchObject({ value: [{ type }] });
  });

  it('leaves no reading further than one visit from a record', () => {
    const commands = fc.array(
      fc.record({
        what: fc.constantFrom('history' as const, 'customer' as const),
        subject: fc.constantFrom('acc_1', 'acc_2'),
        minute: fc.integer({ min: 0, max: 60 }),
      }),
    );
    fc.assert(
      fc.property(commands, (times) => {
        const events: AuditEvent[] = [];
        for (const { what, subject, minute } of [...times].sort((a, b) => a.minute - b.minute)) {
          const outcome = decide(events, { what, subject, readAt: later(minute * 60_000) });
          if (outcome.ok) events.push(...outcome.value);
          const type = what === 'history' ? 'audit.history-read.v1' : 'audit.customer-viewed.v1';
          const near = events.some(
            (event) =>
              event.type === type &&
              event.data.subject === subject &&
              nine.getTime() + minute * 60_000 - Date.parse(event.data.readAt) < VISIT_MS,
          );
          expect(near).toBe(true);
        }
      }),
    );
  });

  it('keeps one stream a day', () => {
    expect(auditStream('acc_9', nine)).toBe('audit-acc_9-2026-11-02');
  });
});
