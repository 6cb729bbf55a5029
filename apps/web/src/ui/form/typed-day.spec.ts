import { calendarDate } from '@keelson/kernel';
import fc from 'fast-check';
import { addMonthsTo, dayFault, dayText, isFinished, readDay } from './typed-day';

describe('a typed day', () => {
  it.each(['3/3/2026', '03/03/2026', '03-03-26', '3.3.26', '3 3 2026', '03032026', '2026-03-03', ' 3 Mar 2026 '])(
    'is read with the day first: %s',
    (text) => expect(readDay(text)).toBe('2026-03-03'),
  );

  it.each([
    ['3 Mar 2026', '2026-03-03'],
    ['3rd of March 2026', '2026-03-03'],
    ['1 sept 26', '2026-09-01'],
    ['31-dec-2026', '2026-12-31'],
    ['2 May, 2026', '2026-05-02'],
    ['29/2/2028', '2028-02-29'],
  ])('is read with the month by its name or its number: %s', (text, day) => expect(readDay(text)).toBe(day));

  it('is written as people in Britain write it, and read again as the same day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (at) => {
        const day = at.toISOString().slice(0, 10);
        expect(readDay(dayText(day))).toBe(day);
      }),
    );
    expect(dayText('2026-03-01')).toBe('01/03/2026');
    expect(dayText('31/2/2026')).toBe('31/2/2026');
  });

  it.each([
    ['tomorrow', 'Write day, month and year, for example 3/3/2026'],
    ['3/3', 'Write day, month and year, for example 3/3/2026'],
    ['3 Foo 2026', 'Write day, month and year, for example 3/3/2026'],
    ['0/3/2026', 'Write day, month and year, for example 3/3/2026'],
    ['12/25/2026', 'There is no month 25. The day comes first: 25/12/2026'],
    ['13/13/2026', 'There is no month 13'],
    ['31/2/2026', 'February 2026 has 28 days'],
    ['31 June 2026', 'June 2026 has 30 days'],
  ])('that is none is answered in words: %s', (text, words) => {
    expect(readDay(text)).toBeUndefined();
    expect(dayFault(text)).toBe(words);
  });

  it('must lie within the limits, and may be left out', () => {
    expect(dayFault('2/3/2026', { min: '2026-03-03' })).toBe('Choose 3 Mar 2026 or a later day');
    expect(dayFault('4/3/2026', { max: '2026-03-03' })).toBe('Choose 3 Mar 2026 or an earlier day');
    expect(dayFault('3/3/2026', { min: '2026-03-03', max: '2026-03-03' })).toBeUndefined();
    expect(dayFault(' ', { min: '2026-03-03' })).toBeUndefined();
  });

  it('may go on being typed until its year has four digits', () => {
    expect(['3/3/20', '3/3/202', '3 Mar', '2026-03-1'].filter(isFinished)).toEqual([]);
    expect(['3/3/2026', '3 Mar 2026', '2026-03-03'].every(isFinished)).toBe(true);
  });

  it('keeps to the month when months are added to its last days', () => {
    expect(addMonthsTo(calendarDate('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonthsTo(calendarDate('2028-02-29'), -12)).toBe('2027-02-28');
    expect(addMonthsTo(calendarDate('2026-12-15'), 1)).toBe('2027-01-15');
  });
});
