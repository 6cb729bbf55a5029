import type { FinderEntry } from './finder-entry';
import { isFinderKey } from './finder-key';
import { matching } from './matching';
import { withRecent } from './recent';

const entry = (label: string, words = ''): FinderEntry => ({
  id: label,
  group: 'Pages',
  label,
  words,
  go: { to: '/' },
});

const PAGES = [
  entry('Operations'),
  entry('Payment History', 'csv'),
  entry('Update Financials'),
  entry('Trade debtor days', 'how long customers take to pay'),
  entry('Café accounts'),
];

const found = (text: string, most = 10) => matching(PAGES, text, most).map(({ label }) => label);

describe('what matches a search', () => {
  it('has every word somewhere, whatever its case and accents', () => {
    expect(found('CAFE acc')).toEqual(['Café accounts']);
    expect(found('payment nothing')).toEqual([]);
  });

  it('comes first where its name begins so, and last where only its other words fit', () => {
    expect(found('pay')).toEqual(['Payment History', 'Trade debtor days']);
    expect(found('da')).toEqual(['Trade debtor days', 'Update Financials']);
  });

  it('is cut after the best', () => {
    expect(found('a', 2)).toHaveLength(2);
  });
});

describe('what was chosen lately', () => {
  it('lists the newest first, each once, and five at most', () => {
    const chosen = ['a', 'b', 'a', 'c', 'd', 'e', 'f'].reduce<readonly FinderEntry[]>(
      (before, label) => withRecent(before, entry(label)),
      [],
    );
    expect(chosen.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'a']);
  });
});

describe('the key of the search', () => {
  const key = { key: 'k', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };

  afterEach(() => void jest.restoreAllMocks());

  it('is Ctrl-K, and never with another key', () => {
    expect(isFinderKey(key)).toBe(true);
    expect(isFinderKey({ ...key, ctrlKey: false })).toBe(false);
    expect(isFinderKey({ ...key, shiftKey: true })).toBe(false);
    expect(isFinderKey({ ...key, ctrlKey: false, metaKey: true })).toBe(false);
  });

  it('is Cmd-K on a Mac, where Ctrl-K edits', () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)');
    expect(isFinderKey({ ...key, ctrlKey: false, metaKey: true })).toBe(true);
    expect(isFinderKey(key)).toBe(false);
  });
});
