import { PASSWORD_RULES } from '@keelson/contracts/validation';
import { breachedPasswords } from '@keelson/vault';
import { CUSTOMER_PASSWORD_PROFILES, ROLES } from '@keelson/vocabulary';
import fc from 'fast-check';
import { unfitPassword, wordsOf, wordsOfName } from './unfit-password';

const staff = {
  kind: fc.constantFrom('admin', 'superAdmin'),
  configured: fc.constantFrom(...CUSTOMER_PASSWORD_PROFILES),
};
const typed = fc.string({ unit: 'grapheme', maxLength: 140 });
const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

describe('the password rule of a person', () => {
  it('[AUTHN-01~] is 12 to 128 characters of staff, whatever is configured, and counts composed characters once', () => {
    fc.assert(
      fc.property(fc.record(staff), typed, (who, password) => {
        const unfit = unfitPassword(who, password, []);
        const reasons = unfit?.reasons ?? [];
        expect(reasons.includes('too-short')).toBe(lengthOf(password) < 12);
        expect(reasons.includes('too-long')).toBe(lengthOf(password) > 128);
        expect(reasons.filter((reason) => !['too-short', 'too-long', 'too-common'].includes(reason))).toEqual([]);
        expect(unfitPassword(who, password.normalize('NFD'), [])).toEqual(unfit);
      }),
    );
  });

  it('[AUTHN-01~] is the configured one of everybody else', () => {
    const others = fc.record({ kind: fc.constantFrom('customer', 'partner'), configured: staff.configured });
    fc.assert(
      fc.property(others, typed, (who, password) => {
        const { minimumLength, maximumLength } = PASSWORD_RULES[who.configured];
        const unfit = unfitPassword(who, password, []);
        const reasons = unfit?.reasons ?? [];
        expect(unfit?.profile ?? who.configured).toBe(who.configured);
        expect(reasons.includes('too-short')).toBe(lengthOf(password) < minimumLength);
        expect(reasons.includes('too-long')).toBe(lengthOf(password) > maximumLength);
      }),
    );
  });

  it('[AUTHN-02~] refuses of staff what was found in breaches, however long', () => {
    const entry = fc.constantFrom(...[...breachedPasswords()].filter((each) => /^[a-z]{6,}$/.test(each)));
    fc.assert(
      fc.property(fc.record(staff), entry, (who, each) => {
        const unfit = unfitPassword(who, `${each}${'2026!'.repeat(Math.ceil((12 - each.length) / 5) + 1)}`, []);
        expect(unfit).toMatchObject({ profile: 'staff', reasons: ['too-common'] });
      }),
    );
  });

  it("[AUTHN-02~] refuses of staff the product's name and their own, and of customers no more than before", () => {
    const own = [...wordsOf('grace.hopper@keelson.example'), ...wordsOfName('Grace M. Hopper-Ångström')];
    for (const password of ['my keelson password', 'the grace of dawn', 'tea with ÅNGSTRÖM', 'hopper and others'])
      expect(unfitPassword({ kind: 'admin', configured: 'specified' }, password, own)?.reasons).toEqual(['too-common']);
    expect(unfitPassword({ kind: 'admin', configured: 'specified' }, 'quiet harbour at dawn', own)).toBeUndefined();
    expect(unfitPassword({ kind: 'customer', configured: 'specified' }, 'Hopper47', own)).toBeUndefined();
  });

  it('holds for each kind of account', () => {
    const profiles = ROLES.map((kind) => [kind, unfitPassword({ kind, configured: 'modern' }, '', [])?.profile]);
    expect(profiles).toEqual([
      ['customer', 'modern'],
      ['partner', 'modern'],
      ['admin', 'staff'],
      ['superAdmin', 'staff'],
    ]);
  });
});
