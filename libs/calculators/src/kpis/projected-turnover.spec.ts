import { addMonths, calendarDate, type Month, month, pence, rounded } from '@keelson/kernel';
import fc from 'fast-check';
import type { Books } from '../books';
import { inSlot } from '../figure';
import { ACME_TODAY, acme } from '../testing';
import { type Company, companyOn } from '../values';
import { projectedTurnover, seasonalTurnover } from './projected-turnover';

const LAST_YEAR = month('2025-04');

/** Acme with these sales in pounds, by month, and nothing else. */
const selling = (sales: ReadonlyMap<Month, number>, today = ACME_TODAY): Company => {
  const months = [...sales].map(([at, amount]): Books['months'][number] => ({
    ...{ month: at, importId: `import-${at}`, recordedAt: '2026-11-01T03:00:00.000Z' },
    lines: [[1, pence(-amount * 100), null]],
  }));
  return companyOn(today, { ...acme, months });
};

const from = (first: Month, amounts: readonly number[]) =>
  amounts.map((amount, at) => [addMonths(first, at), amount] as const);

const seasons = (company: Company) => seasonalTurnover(company, inSlot(company, 'thisYear')).value;

/** 350,000 in the first seven months, 300,000 in the others. */
const ACME_LAST_YEAR = [...Array.from({ length: 7 }, () => 50_000), ...Array.from({ length: 5 }, () => 60_000)];
const ACME_THIS_YEAR = Array.from({ length: 7 }, () => 60_000);

describe('turnover by the seasons of last year (5.26)', () => {
  it('is 780,000 for Acme, beside 720,000 at the pace of this year', () => {
    const company = selling(
      new Map([...from(LAST_YEAR, ACME_LAST_YEAR), ...from(addMonths(LAST_YEAR, 12), ACME_THIS_YEAR)]),
    );
    expect(rounded(seasons(company), 0)).toBe(780_000);
    expect(rounded(projectedTurnover(company, inSlot(company, 'thisYear')).value, 0)).toBe(720_000);
  });

  it('is nothing where last year is not complete, sold nothing by now, or this year is over', () => {
    const now = from(addMonths(LAST_YEAR, 12), ACME_THIS_YEAR);
    expect(seasons(selling(new Map([...from(LAST_YEAR, ACME_LAST_YEAR).slice(1), ...now])))).toBeNull();
    expect(seasons(selling(new Map([...from(LAST_YEAR, ACME_LAST_YEAR).slice(0, -1), ...now])))).toBeNull();
    expect(
      seasons(
        selling(
          new Map([
            ...from(
              LAST_YEAR,
              ACME_LAST_YEAR.map((sold, at) => (at < 7 ? 0 : sold)),
            ),
            ...now,
          ]),
        ),
      ),
    ).toBeNull();
    expect(seasons(selling(new Map(from(LAST_YEAR, ACME_LAST_YEAR))))).toBeNull();
    const twoYears = new Map(from(addMonths(LAST_YEAR, -12), [...ACME_LAST_YEAR, ...ACME_LAST_YEAR]));
    expect(seasons(selling(twoYears, calendarDate('2026-04-20')))).toBeNull();
  });

  it('is last year grown alike wherever each month so far grew alike, missing months left out', () => {
    const year = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 12, maxLength: 12 });
    const months = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(year, months, fc.integer({ min: 0, max: 9 }), (lastYear, known, growth) => {
        const now = known.map((at) => [addMonths(LAST_YEAR, 12 + at), (lastYear[at] ?? 0) * growth] as const);
        const company = selling(new Map([...from(LAST_YEAR, lastYear), ...now]));
        const expected = growth * lastYear.reduce((sum, amount) => sum + amount, 0);
        expect(rounded(seasons(company), 4)).toBe(expected);
      }),
    );
  });

  it('agrees with the pace of this year where last year had no seasons', () => {
    const sold = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), sold, (monthly, amounts) => {
        const even = Array.from({ length: 12 }, () => monthly);
        const company = selling(new Map([...from(LAST_YEAR, even), ...from(addMonths(LAST_YEAR, 12), amounts)]));
        const pace = projectedTurnover(company, inSlot(company, 'thisYear')).value;
        expect(rounded(seasons(company), 4)).toBe(rounded(pace, 4));
      }),
    );
  });
});
