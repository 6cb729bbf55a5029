import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { londonDate } from '@keelson/kernel';
import { RECONCILIATION_CHECKS } from '@keelson/vocabulary';
import fc from 'fast-check';
import { allHold, type MonthInQuestion, monthChecks } from './month-checks';
import { type CloseMonth, monthDecider as decider, type StandingMonth } from './month.decider';
import type { MonthClosed } from './month.events';

const MONTH = '2026-10';
const AFTER = new Date('2026-11-02T09:00:00.000Z');
const READY: MonthInQuestion = {
  ...{ month: MONTH, earlierOpen: 0, sweptUntil: '2026-11-01T03:00:00.000Z', needing: 0 },
  ...{ waiting: 0, payoutsOpen: 0, adjustments: 0 },
};
const golden = JSON.parse(
  readFileSync(join(__dirname, 'golden', 'reconciliation.month-closed.v1.json'), 'utf8'),
) as MonthClosed;
const stands = (asked: Partial<MonthInQuestion> = {}, more: Partial<StandingMonth> = {}): StandingMonth => ({
  ...{ figures: golden.data.figures, payouts: golden.data.payouts, readTo: 9, current: true, seen: 'as-seen' },
  checks: monthChecks({ ...READY, ...asked }, AFTER),
  ...more,
});
const close = (of: Partial<CloseMonth> = {}): CloseMonth => ({
  ...{ name: 'CloseMonth', month: MONTH, at: AFTER, seen: 'as-seen', stands: stands(), ...of },
});
const outcome = (command: CloseMonth, closed = false): string => {
  const decision = decider.decide(command, { closed });
  return decision.ok ? decision.value.map(({ type }) => type).join() : decision.failure.code;
};

describe('closing a month', () => {
  it('keeps the month as it stood, with the position up to which it was read', () => {
    const decision = decider.decide(close(), decider.initialState);
    const { figures, payouts } = golden.data;
    const data = { month: MONTH, readTo: 9, figures, payouts, checks: stands().checks, version: 1 };
    expect(decision).toEqual({ ok: true, value: [{ type: 'reconciliation.month-closed.v1', data }] });
  });

  it('happens once', () => {
    expect(decider.evolve(decider.initialState, golden)).toEqual({ closed: true });
    expect(outcome(close(), true)).toBe('MONTH_CLOSED');
  });

  it('waits for the end of the month in London', () => {
    expect(outcome(close({ at: new Date('2026-10-31T23:59:59.999Z') }))).toBe('MONTH_NOT_OVER');
    expect(outcome(close({ at: new Date('2026-11-01T00:00:00.000Z') }))).not.toBe('MONTH_NOT_OVER');
    // In summer the day ends an hour earlier than in UTC.
    const july = { month: '2026-07' };
    expect(outcome(close({ ...july, at: new Date('2026-07-31T22:59:59.999Z') }))).toBe('MONTH_NOT_OVER');
    expect(outcome(close({ ...july, at: new Date('2026-07-31T23:00:00.000Z') }))).not.toBe('MONTH_NOT_OVER');
  });

  it('is of what the person saw, and of nothing that came since', () => {
    expect(outcome(close({ seen: 'before' }))).toBe('MONTH_CHANGED');
    expect(outcome(close({ stands: stands({}, { current: false }) }))).toBe('MONTH_BEHIND');
  });

  it.each([
    ['earlierClosed', { earlierOpen: 1 }],
    ['booksSwept', { sweptUntil: null }],
    ['booksSwept', { sweptUntil: '2026-10-31T23:59:59.000Z' }],
    ['nobodyNeeded', { needing: 1 }],
    ['nothingWaits', { waiting: 1 }],
    ['payoutsAgree', { payoutsOpen: 1 }],
    ['noAdjustment', { adjustments: 1 }],
  ] as const)('is refused while %s does not hold', (check, asked) => {
    const { checks } = stands(asked);
    expect(checks.filter(({ holds }) => !holds)).toEqual([{ check, holds: false, open: 1 }]);
    expect(outcome(close({ stands: stands(asked) }))).toBe('MONTH_NOT_READY');
  });

  it('needs every check to hold, whatever the month has in it', () => {
    const count = fc.integer({ min: 0, max: 3 });
    const instant = fc.date({ min: new Date('2026-09-01'), max: new Date('2026-12-31'), noInvalidDate: true });
    const asked = fc.record({
      ...{
        month: fc.constantFrom('2026-09', '2026-10', '2026-11'),
        sweptUntil: fc.option(instant.map((at) => at.toISOString())),
      },
      ...{ earlierOpen: count, needing: count, waiting: count, payoutsOpen: count, adjustments: count },
    });
    fc.assert(
      fc.property(asked, instant, fc.boolean(), fc.boolean(), fc.boolean(), (of, at, closed, current, same) => {
        const checks = monthChecks(of, at);
        expect(checks.map(({ check }) => check)).toEqual([...RECONCILIATION_CHECKS]);
        expect(checks.every(({ holds, open }) => holds === (open === 0))).toBe(true);
        const standing = { ...stands({}, { current }), checks };
        const command = close({ month: of.month, at, stands: standing, seen: same ? 'as-seen' : 'another' });
        const decision = decider.decide(command, { closed });
        const over = londonDate(at).slice(0, 7) > of.month;
        expect(decision.ok).toBe(!closed && over && current && same && allHold(checks));
        if (!decision.ok) return;
        expect([of.earlierOpen, of.needing, of.waiting, of.payoutsOpen, of.adjustments]).toEqual([0, 0, 0, 0, 0]);
        expect(londonDate(new Date(of.sweptUntil ?? 0)).slice(0, 7) > of.month).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
