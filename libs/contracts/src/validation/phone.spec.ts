import fc from 'fast-check';
import { phoneDigits, type PhoneForm, phoneReason } from '.';

describe('phone numbers', () => {
  const uk: PhoneForm[] = ['register', 'paid-sign-up', 'enquiry', 'access-code', 'staff-user-details'];

  it.each(uk)('[LIMIT-03~] are eleven digits from zero on the form %s', (form) => {
    expect(phoneReason(form, '01632960001')).toBeUndefined();
    expect(phoneReason(form, '')).toBe('missing');
    expect(phoneReason(form, '11632960001')).toBe('not-starting-with-zero');
    for (const wrong of ['0163296000', '016329600011', '01632 96000', '0163296000a', '+44 1632 96000'])
      expect([wrong, phoneReason(form, wrong)]).toEqual([wrong, 'invalid']);
    for (const written of [
      '01632 960001',
      '(01632) 960-001',
      '+44 1632 960001',
      '+44 (0)1632 960001',
      '0044 1632.960001',
    ])
      expect([written, phoneReason(form, written)]).toEqual([written, undefined]);
    expect(phoneReason(form, '+353 1 234 5678')).toBe('invalid');
  });

  it('[LIMIT-03~] are any eleven digits in the shell dialog', () => {
    expect(phoneReason('shell-dialog', '11632960001')).toBeUndefined();
    expect(phoneReason('shell-dialog', '1163296000')).toBe('invalid');
  });

  it('[LIMIT-03~] are 10 to 15 digits on the profile page', () => {
    expect(phoneReason('profile-page', '123456789')).toBe('too-short');
    expect(phoneReason('profile-page', '1234567890')).toBeUndefined();
    expect(phoneReason('profile-page', '123456789012345')).toBeUndefined();
    expect(phoneReason('profile-page', '1234567890123456')).toBe('too-long');
    expect(phoneReason('profile-page', '+44 1632 960001')).toBeUndefined();
    expect(phoneReason('profile-page', '+353 1 234 5678')).toBeUndefined();
    expect(phoneReason('profile-page', '01632 960 001 ext 2')).toBe('invalid');
  });

  it('[LIMIT-03~] take signs of dialling on the partner form, and keep a copy of digits', () => {
    expect(phoneReason('partner-sign-up', '+44 (0) 1632-960001')).toBeUndefined();
    expect(phoneReason('partner-sign-up', '1632.960001')).toBe('invalid');
    expect(['+44 (0) 1632-960001', '01632 960001', '+353 1 234'].map(phoneDigits)).toEqual([
      ...['01632960001', '01632960001', '003531234'],
    ]);
  });

  it('[LIMIT-03~] need a digit on the partner form', () => {
    expect(phoneReason('partner-sign-up', '+ (-)')).toBe('invalid');
  });
});

describe('a phone number as people write it', () => {
  const FORMS = Object.keys({
    register: 0,
    'paid-sign-up': 0,
    enquiry: 0,
    'access-code': 0,
    'staff-user-details': 0,
    'shell-dialog': 0,
    'profile-page': 0,
    'partner-sign-up': 0,
  } satisfies Record<PhoneForm, 0>) as PhoneForm[];

  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((each) => each.join(''));
  const national = digits(10).filter((rest) => !rest.startsWith('0'));
  const between = fc.constantFrom('', ' ', '-', '\u00a0', '\u2011', '\u2013');
  const around = fc.constantFrom(['', ''], [' ', ' '], ['\u202a', '\u202c'], ['\u200e', '']);
  const code = fc.constantFrom('0', '(0)', '+44 ', '+44', '+44 (0)', '+440', '0044 ', '0044 (0) ', '(+44) ');

  /** One number and a way to write it, with brackets around the area code where they are meant. */
  const writings = fc
    .record({ national, code, around, gaps: fc.tuple(between, between), brackets: fc.boolean() })
    .map((drawn) => {
      const [area, middle, end] = [drawn.national.slice(0, 4), drawn.national.slice(4, 7), drawn.national.slice(7)];
      const [before, after] = drawn.around;
      const [first, second] = drawn.gaps;
      const start = !drawn.brackets ? drawn.code + area : drawn.code === '0' ? `(0${area})` : `${drawn.code}(${area})`;
      return {
        dialled: `0${drawn.national}`,
        typed: [before, start, first, middle, second, end, after].join(''),
      };
    });

  it.each(FORMS)('[LIMIT-03~] is taken by the form %s, with one copy of digits however it is written', (form) => {
    fc.assert(
      fc.property(writings, ({ dialled, typed }) => {
        expect([typed, phoneReason(form, typed)]).toEqual([typed, undefined]);
        expect(phoneDigits(typed)).toBe(dialled);
      }),
      { numRuns: 500 },
    );
  });

  it.each(FORMS)('[LIMIT-03~] is judged by the form %s as the digits that are dialled would be', (form) => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 17 }).chain(digits), between, (number, gap) => {
        // Two zeros are how a number abroad begins, which has spellings of its own.
        fc.pre(!number.startsWith('00'));
        const typed = `${number.slice(0, 5)}${gap}${number.slice(5)}`;
        expect([typed, phoneReason(form, typed)]).toEqual([typed, phoneReason(form, number)]);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps its digits when they are normalised again', () => {
    fc.assert(fc.property(writings, ({ typed }) => expect(phoneDigits(phoneDigits(typed))).toBe(phoneDigits(typed))));
  });
});
