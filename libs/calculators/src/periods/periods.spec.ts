import { calendarDate, month, monthOf } from '@keelson/kernel';
import fc from 'fast-check';
import { financialYearOf, periodNumber } from './financial-year';
import { periodsOn } from './periods';

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((instant) => calendarDate(instant.toISOString().slice(0, 10)));
const yearEnds = fc.integer({ min: 1, max: 12 });

describe('financial years (5.0)', () => {
  it('that end with March have April as P1, October as P7, March as P12', () => {
    const numbers = ['2026-04', '2026-10', '2027-03'].map((of) => periodNumber(month(of), 3));
    expect(numbers).toEqual([1, 7, 12]);
  });

  it('number their months from 1 to 12, whatever the year end', () => {
    fc.assert(
      fc.property(days, yearEnds, (day, yearEnd) => {
        const { months, first, last } = financialYearOf(monthOf(day), yearEnd);
        expect(months.map((of) => periodNumber(of, yearEnd))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        expect(months).toContain(monthOf(day));
        expect([months[0], months[11]]).toEqual([first, last]);
      }),
    );
  });
});

describe('the years that pages speak of', () => {
  it('are this year, last year and the one before', () => {
    const of = periodsOn(calendarDate('2026-11-22'), 3);
    expect([of.period1, of.lastComplete, of.thisYear.first, of.lastYear.first, of.lastYearMinusOne.first]).toEqual([
      false,
      '2026-10',
      '2026-04',
      '2025-04',
      '2024-04',
    ]);
  });

  it('shift in Period 1, until the first month is complete (5.25)', () => {
    const april = periodsOn(calendarDate('2026-04-30'), 3);
    expect([april.period1, april.thisYear.last, april.lastYear.last]).toEqual([true, '2026-03', '2025-03']);
    const may = periodsOn(calendarDate('2026-05-01'), 3);
    expect([may.period1, may.thisYear.first]).toEqual([false, '2026-04']);
  });

  it('always end this year at or after the last complete month', () => {
    fc.assert(
      fc.property(days, yearEnds, (day, yearEnd) => {
        const { thisYear, lastYear, lastComplete } = periodsOn(day, yearEnd);
        expect(thisYear.months).toContain(lastComplete);
        expect(lastYear.last < thisYear.first).toBe(true);
      }),
    );
  });
});
