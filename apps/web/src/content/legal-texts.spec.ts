import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

  it('say of the figures who may look at them: the channel partner after the onboarding, and staff by permission', () => {
    const shipped = readFileSync(join(__dirname, '../../../api/content/terms.json'), 'utf8');
    for (const sentence of [
      'once your onboarding is completed and until you change or remove the partner',
      'those of our staff who hold the permission for it',
      'Each look at your figures by anybody but you is recorded in the history of your account.',
    ])
      expect(shipped).toContain(sentence);
  });
});
