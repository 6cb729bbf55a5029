import fc from 'fast-check';
import { canonicalEmail, isEmail, nameReason, passwordPolicy } from '.';

describe('the specified password rule', () => {
  const { check } = passwordPolicy('specified');

  it.each([
    ['Abc12', ['too-short']],
    ['Abcd12', []],
    ['Abcdefghij12', []],
    ['Abcdefghijk12', ['too-long']],
    ['ABCDEF1', ['no-lower-case']],
    ['abcdef1', ['no-upper-case']],
    ['Abcdefg', ['no-digit']],
    ['', ['too-short', 'no-lower-case', 'no-upper-case', 'no-digit']],
  ])('[AUTHN-01~, LIMIT-03~] answers %j with %j', (password, reasons) => {
    expect(check(password)).toEqual(reasons);
  });

  it('[AUTHN-01~] accepts exactly what it describes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 16 }), (password) => {
        const length = [...password].length;
        const fits =
          length >= 6 && length <= 12 && /[a-z]/.test(password) && /[A-Z]/.test(password) && /[0-9]/.test(password);
        expect(check(password).length === 0).toBe(fits);
      }),
    );
  });
});

describe('the modern password rule', () => {
  const policy = passwordPolicy('modern', (password) => password === 'listed password');

  it('[AUTHN-01~] knows lengths from 8 to 128 alone, counted in characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (password) => {
        const length = [...password].length;
        expect(policy.check(password).length === 0).toBe(length >= 8 && length <= 128);
      }),
      { numRuns: 500 },
    );
    expect(policy.check('😀'.repeat(8))).toEqual([]);
    expect(policy.check('😀'.repeat(7))).toEqual(['too-short']);
    expect(policy.check('😀'.repeat(129))).toEqual(['too-long']);
  });

  it('[AUTHN-01~] counts a composed character once, however a keyboard writes it', () => {
    expect(passwordPolicy('modern').check('e\u0301'.repeat(7))).toEqual(['too-short']);
    expect(passwordPolicy('modern').check('e\u0301'.repeat(128))).toEqual([]);
  });

  it('[AUTHN-02~] refuses what the list holds', () => {
    expect(policy.check('listed password')).toEqual(['too-common']);
  });
});

describe('e-mail addresses', () => {
  it('have one canonical form, whose repetition changes nothing', () => {
    expect(canonicalEmail('  Owner@Example.COM\n')).toBe('owner@example.com');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(canonicalEmail(canonicalEmail(text))).toBe(canonicalEmail(text));
      }),
    );
  });

  it.each(['a@b.co', 'first.last+tag@sub.example.co.uk', "o'hara@example.com", ' UPPER@EXAMPLE.COM '])(
    'takes %j',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.de',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@-b.co',
    'a@b.co,c@d.ef',
    'a@b.co\r\nBcc: c@d.ef',
    '"a"@b.co',
    'а@b.co',
    'a@bücher.example',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(130)}co`,
    'a@[127.0.0.1]',
    'a@1.2.3.4',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('names', () => {
  it('[LIMIT-03~] have at most 50 characters and no line breaks', () => {
    expect(nameReason('Zoë O’Hara')).toBeUndefined();
    expect(nameReason('x'.repeat(50))).toBeUndefined();
    expect(nameReason('x'.repeat(51))).toBe('too-long');
    expect(nameReason('   ')).toBe('missing');
    for (const control of ['\r', '\n', '\u0000', '\u2028', '\u0085']) {
      expect(nameReason(`Eve${control}Bcc`)).toBe('control-characters');
    }
  });
});
