import fc from 'fast-check';
import {
  addDays,
  addMonths,
  calendarDate,
  endOfMonth,
  isCalendarDate,
  lastCompleteMonth,
  londonDate,
  month,
  monthsFrom,
} from './calendar';

const months = fc
  .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => month(`${year}-${String(of).padStart(2, '0')}`));

describe('calendar', () => {
  it('goes as many months back as it went forward', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: -500, max: 500 }), (from, count) => {
        expect(addMonths(addMonths(from, count), -count)).toBe(from);
        expect(monthsFrom(from, addMonths(from, count))).toBe(count);
      }),
    );
  });

  it('ends a month on the day before the next one begins', () => {
    fc.assert(
      fc.property(months, (of) => {
        expect(addDays(endOfMonth(of), 1)).toBe(`${addMonths(of, 1)}-01`);
      }),
    );
    expect(endOfMonth(month('2024-02'))).toBe('2024-02-29');
  });

  it('refuses days that no month has', () => {
    expect(['2026-02-29', '2026-13-01', '2026-1-1', ''].filter(isCalendarDate)).toEqual([]);
  });

  it('takes the day of London, in summer an hour ahead', () => {
    expect(londonDate(new Date('2026-07-31T23:30:00Z'))).toBe('2026-08-01');
    expect(londonDate(new Date('2026-12-31T23:30:00Z'))).toBe('2026-12-31');
  });

  it('takes the day of London for instants in any order, to the millisecond', () => {
    const midnight = Date.parse('2026-07-31T23:00:00Z');
    const instants = fc.array(fc.integer({ min: midnight - 7_200_000, max: midnight + 7_200_000 }), { minLength: 2 });
    fc.assert(
      fc.property(instants, (all) => {
        expect([...all, midnight - 1, midnight].map((each) => londonDate(new Date(each)))).toEqual(
          [...all, midnight - 1, midnight].map((each) => new Date(each + 3_600_000).toISOString().slice(0, 10)),
        );
      }),
    );
    expect(londonDate(new Date('1950-01-01T00:00:00Z'))).toBe('1950-01-01');
  });

  it('counts a month as complete from the day after its end', () => {
    expect(lastCompleteMonth(calendarDate('2026-10-31'))).toBe('2026-09');
    expect(lastCompleteMonth(calendarDate('2026-11-01'))).toBe('2026-10');
  });
});
