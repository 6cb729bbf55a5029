import { textTable } from './text-table';

describe('textTable', () => {
  it('aligns texts to the left and numbers to the right', () => {
    expect(
      textTable(
        ['NAME', 'LAG'],
        [
          ['customers', 7],
          ['a', 1234],
        ],
      ),
    ).toBe('NAME        LAG\ncustomers     7\na          1234');
  });

  it('shows nothing as a dash', () => {
    expect(textTable(['NAME', 'OWNER'], [['a', null]])).toBe('NAME  OWNER\na     -');
  });
});
