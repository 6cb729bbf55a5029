import { addDays, calendarDate } from '@keelson/kernel';
import fc from 'fast-check';
import { type ArrivingPayout, type KnownBankLine, matchBank } from './bank-matching';

const DAY = calendarDate('2026-10-12');
const TODAY = calendarDate('2026-11-27');
/** Days without a gap, so that statements reach over everything. */
const DAYS = Array.from({ length: 60 }, (_, day) => addDays(calendarDate('2026-09-20'), day));

const payout = (payoutId: string, amountPence = 500, arrivesOn = DAY): ArrivingPayout => ({
  payoutId,
  amountPence,
  arrivesOn,
});
const line = (lineId: string, more: Partial<KnownBankLine> = {}): KnownBankLine => ({
  ...{ lineId, amountPence: 500, date: DAY, namesProvider: false, matchedTo: null, barred: [] },
  ...more,
});
const match = (payouts: readonly ArrivingPayout[], lines: readonly KnownBankLine[], days = DAYS, today = TODAY) =>
  matchBank({ payouts, lines, days, today });
const standing = (...facts: Parameters<typeof match>) => match(...facts).payouts.get('po_1');

describe('payouts and the lines of the bank', () => {
  it.each([-1, 0, 5])('belong together at the same amount, %i days from the arrival', (days) => {
    expect(standing([payout('po_1')], [line('a', { date: addDays(DAY, days) })])).toMatchObject({
      ...{ standing: 'atBank', lineId: 'a', gapPence: 0, decided: false },
    });
  });
  it.each([-2, 6])('do not belong together %i days from the arrival', (days) => {
    expect(standing([payout('po_1')], [line('a', { date: addDays(DAY, days) })])?.standing).toBe('notFound');
  });
  it('do not belong together where a penny differs, or the sign', () => {
    for (const amountPence of [499, 501, -500])
      expect(standing([payout('po_1')], [line('a', { amountPence })])?.standing).toBe('notFound');
    expect(standing([payout('po_1', -500)], [line('a', { amountPence: -500 })])?.standing).toBe('atBank');
  });
  it('leave the choice to a person where several fit, on either side', () => {
    expect(standing([payout('po_1')], [line('b'), line('a')])).toMatchObject({
      standing: 'severalFit',
      fitting: ['a', 'b'],
    });
    const both = match([payout('po_1'), payout('po_2')], [line('a')]);
    expect([...both.payouts.values()].map((each) => each.standing)).toEqual(['severalFit', 'severalFit']);
    expect(both.lines.get('a')).toEqual({ standing: 'severalFit', payoutId: null });
  });
  it('take what arrived on its very day before what may have come late: payouts of one amount keep apart', () => {
    const days = [0, 4, 5, 7].map((after) => addDays(DAY, after));
    const four = days.map((day, at) => payout(`po_${at + 1}`, 500, day));
    const lines = [line('a', { date: addDays(DAY, 5) }), line('b', { date: addDays(DAY, 7) })];
    const found = [...match(four, lines).payouts.values()].map((each) => [each.standing, each.lineId]);
    expect(found).toEqual([
      ['notFound', null],
      ['notFound', null],
      ['atBank', 'a'],
      ['atBank', 'b'],
    ]);
  });
  it('take the line that names the provider where several fit, and no other line for its name', () => {
    expect(standing([payout('po_1')], [line('a'), line('b', { namesProvider: true })])?.lineId).toBe('b');
    const far = line('b', { namesProvider: true, date: addDays(DAY, 6) });
    expect(standing([payout('po_1')], [line('a'), far])?.lineId).toBe('a');
  });
  it('are awaited for five days, not found after them, and nobody says so before a statement reaches that far', () => {
    expect(standing([payout('po_1')], [], DAYS, addDays(DAY, 5))?.standing).toBe('awaited');
    expect(standing([payout('po_1')], [], DAYS, addDays(DAY, 6))?.standing).toBe('notFound');
    expect(standing([payout('po_1')], [], [])?.standing).toBe('noStatement');
    const upTo = DAYS.filter((day) => day < addDays(DAY, 5));
    expect(standing([payout('po_1')], [], upTo)?.standing).toBe('noStatement');
    const gap = DAYS.filter((day) => day < addDays(DAY, -4) || day > addDays(DAY, 4));
    expect(standing([payout('po_1')], [], gap)?.standing).toBe('noStatement');
  });
  it('stay as a person decided, whatever fits besides', () => {
    const decided = line('a', { amountPence: 485, matchedTo: 'po_1', date: addDays(DAY, 20) });
    expect(standing([payout('po_1')], [decided, line('b')])).toMatchObject({
      lineId: 'a',
      gapPence: -15,
      decided: true,
    });
    expect(standing([payout('po_1')], [line('a', { barred: ['po_1'] })])?.standing).toBe('notFound');
    expect(standing([payout('po_1')], [line('a', { barred: ['po_1'] }), line('b')])?.lineId).toBe('b');
  });

  it('[EVENT-09~] stand the same in whichever order payouts and lines came, each pair one to one and to the penny', () => {
    const payouts = fc.uniqueArray(
      fc.record({
        payoutId: fc.integer({ min: 0, max: 12 }).map((id) => `po_${id}`),
        amountPence: fc.constantFrom(100, 200, -100),
        arrivesOn: fc.integer({ min: 0, max: 20 }).map((days) => addDays(DAY, days)),
      }),
      { selector: ({ payoutId }) => payoutId },
    );
    const lines = fc.uniqueArray(
      fc.record({
        lineId: fc.integer({ min: 0, max: 30 }).map((id) => `l${id}`),
        amountPence: fc.constantFrom(100, 200, -100),
        date: fc.integer({ min: -3, max: 26 }).map((days) => addDays(DAY, days)),
        namesProvider: fc.boolean(),
        matchedTo: fc.constant(null),
        barred: fc.subarray(['po_0', 'po_1', 'po_2']),
      }),
      { selector: ({ lineId }) => lineId },
    );
    const order = <Item>(items: readonly Item[], seed: number): Item[] =>
      items
        .map((item, at) => [Math.sin(seed * 97 + at), item] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, item]) => item);
    fc.assert(
      fc.property(payouts, lines, fc.integer(), (some, others, seed) => {
        const first = match(some, others);
        const again = match(order(some, seed), order(others, seed + 1));
        expect(new Map([...again.payouts].toSorted())).toEqual(new Map([...first.payouts].toSorted()));
        expect(new Map([...again.lines].toSorted())).toEqual(new Map([...first.lines].toSorted()));
        const taken = [...first.payouts.values()].flatMap(({ lineId }) => lineId ?? []);
        expect(new Set(taken).size).toBe(taken.length);
        for (const each of some) {
          const found = others.find(({ lineId }) => lineId === first.payouts.get(each.payoutId)?.lineId);
          if (!found) continue;
          expect(found.amountPence).toBe(each.amountPence);
          expect(found.date >= addDays(each.arrivesOn, -1) && found.date <= addDays(each.arrivesOn, 5)).toBe(true);
          expect(found.barred).not.toContain(each.payoutId);
        }
      }),
    );
  });
});
