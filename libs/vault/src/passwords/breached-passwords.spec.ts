import fc from 'fast-check';
import { breachedPasswords, isBreachedPassword } from './breached-passwords';

const entries = [...breachedPasswords()];
const entry = fc.constantFrom(...entries.filter((each) => each.length >= 6));

describe('passwords known from breaches', () => {
  it('are tens of thousands, some of the length that staff need', () => {
    expect(entries.length).toBeGreaterThan(40_000);
    expect(entries.filter((each) => each.length >= 12).length).toBeGreaterThan(200);
  });

  it('[AUTHN-02~] are refused in any case', () => {
    for (const each of entries.filter((listed) => listed.length >= 12)) {
      expect([each, isBreachedPassword(each)]).toEqual([each, true]);
      expect([each, isBreachedPassword(each.toUpperCase())]).toEqual([each, true]);
    }
  });

  it('[AUTHN-02~] are refused with digits and signs around them, and said more than once', () => {
    const signs = fc.string({ unit: fc.constantFrom(...Array.from('0123456789!?.-_#*')), maxLength: 8 });
    const letters = entry.filter((each) => /^[a-z]+$/.test(each));
    fc.assert(
      fc.property(letters, signs, signs, (each, before, after) => isBreachedPassword(`${before}${each}${after}`)),
    );
    fc.assert(
      fc.property(entry, fc.integer({ min: 1, max: 4 }), (each, times) => isBreachedPassword(each.repeat(times))),
    );
  });

  it.each(['P@$$w0rd12345', 'deedeedeedee', 'sup3rm4n!!!!!!', 'M0nk3yM0nk3y', '!!F00tball2026!!', 'Tiger-----2026'])(
    '[AUTHN-02~] are refused with signs for letters: %s',
    (password) => expect(isBreachedPassword(password)).toBe(true),
  );

  it.each([
    'abcdefghijkl',
    '123456789012',
    'qwertyuiopasdf',
    '0987654321zyxw',
    'aaaaaaaaaaaa',
    '------------',
    '1111222233334444',
  ])('runs of the alphabet or the keyboard are refused like them: %s', (password) =>
    expect(isBreachedPassword(password)).toBe(true),
  );

  it("words of the person's own are refused inside, in either form of composed characters", () => {
    expect(isBreachedPassword('quiet-Harriet-meadow', ['harriet'])).toBe(true);
    expect(isBreachedPassword('quiet-Ange\u0301line-meadow', ['Angéline'])).toBe(true);
    expect(isBreachedPassword('quiet-harbour-meadow', ['harriet', 'har'])).toBe(false);
  });

  it.each(['quiet harbour at dawn', 'Keel47Lantern', 'tea with the dragon', 'ąęść-łódź-żółw', '83#92!k_29$1?'])(
    'what comes down to none of them is fine: %s',
    (password) => expect(isBreachedPassword(password)).toBe(false),
  );

  it('what is drawn by chance is fine, whatever its signs', () => {
    const drawn = fc.array(
      fc.constantFrom(...Array.from('abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!-_?')),
      {
        minLength: 14,
        maxLength: 128,
      },
    );
    fc.assert(
      fc.property(drawn, (signs) => {
        fc.pre(new Set(signs).size > 8);
        return !isBreachedPassword(signs.join(''));
      }),
    );
  });
});
