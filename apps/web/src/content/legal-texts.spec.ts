import { legalTextOf } from './legal-texts';

const terms = { key: 'terms', heading: 'Terms of use' };
const privacy = { key: 'privacy', heading: 'Privacy Notice' };

describe('terms and privacy among the entries of the terms response', () => {
  it('are told by their keys, in whatever order they come', () => {
    for (const entries of [
      [terms, privacy],
      [privacy, terms],
    ]) {
      expect(legalTextOf(entries, 'terms')).toBe(terms);
      expect(legalTextOf(entries, 'privacy')).toBe(privacy);
    }
  });

  it('are items 0 and 1 where no entry has a key', () => {
    const entries = [{ heading: 'Terms of use' }, { heading: 'Privacy Notice' }];
    expect(legalTextOf(entries, 'terms')).toBe(entries[0]);
    expect(legalTextOf(entries, 'privacy')).toBe(entries[1]);
  });

  it('are missing rather than taken for each other', () => {
    expect(legalTextOf([privacy], 'terms')).toBeUndefined();
    expect(legalTextOf([privacy, { heading: 'Cookies' }], 'terms')).toBeUndefined();
  });
});
