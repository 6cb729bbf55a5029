import { placeOf } from './page-turns';
import { readTableState } from './table-state';

const at = (page: number) => ({ ...readTableState(new URLSearchParams(), { sort: 'name' }), page });
const turn = () => undefined;
const [previous, next] = [turn, turn];

describe('the place of a page that is turned to', () => {
  it.each([
    ['the only page', at(1), { more: false }, { rows: 3, total: 3 }, [1, 1, 1, 3]],
    [
      'the first of several, whatever the address says',
      at(7),
      { next, more: false },
      { rows: 10, total: 23 },
      [1, 3, 1, 10],
    ],
    ['one between', at(2), { previous, next, more: false }, { rows: 10, total: 23 }, [2, 3, 11, 20]],
    [
      'the last, which ends with the last row',
      at(3),
      { previous, more: false },
      { rows: 3, total: 23 },
      [3, 3, 21, 23],
    ],
    ['one of many', at(4), { previous, next, more: true }, { rows: 10, total: 5000 }, [4, undefined, 31, 40]],
    ['none', at(4), { more: false }, { rows: 0, total: 0 }, [1, 1, 0, 0]],
  ] as const)('is that of %s', (_, table, turns, shown, [page, pages, first, last]) => {
    expect(placeOf(table, { previous: undefined, next: undefined, ...turns }, shown)).toEqual({
      page,
      pages,
      first,
      last,
    });
  });
});
