import * as fc from 'fast-check';
import { dayIn, monthIn } from './file-dates';

describe('the dates of a file', () => {
  it.each([
    ['2026-10', '2026-10'],
    ['2026-10-31', '2026-10'],
    ['31/10/2026', '2026-10'],
    ['10/2026', '2026-10'],
    ['Oct 2026', '2026-10'],
    ['october 2026', '2026-10'],
    ['Sept-26', '2026-09'],
    ['Oct 26', '2026-10'],
    ["Oct '26", '2026-10'],
  ])('%s is the month %s', (text, month) => expect(monthIn(text)).toBe(month));

  it.each(['', 'Total', 'Octember 2026', 'Okt 2026', '13/2026', '31/02/2026', '2026', '46 Oct', 'Octo 20266'])(
    '“%s” is none',
    (text) => expect([dayIn(text), monthIn(text)]).toEqual([undefined, undefined]),
  );

  it('every day reads back from both ways of writing it, and never as another', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          expect([dayIn(iso), dayIn(iso.split('-').reverse().join('/')), monthIn(iso)]).toEqual([
            iso,
            iso,
            iso.slice(0, 7),
          ]);
        },
      ),
    );
  });
});
