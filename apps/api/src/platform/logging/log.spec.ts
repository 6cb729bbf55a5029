import { eventCatalogue } from '@keelson/domain/catalogue';
import { isSecretKey, logText } from '@keelson/kernel/logging';
import fc from 'fast-check';
import { captureLog } from '../../testing/log-capture';

const SECRET_KEYS = [
  'password',
  'newPassword',
  'confirmPassword',
  'passcode',
  'passphrase',
  'token',
  'accessToken',
  'refresh_token',
  'jwt',
  'authorization',
  'Authorization',
  'cookie',
  'set-cookie',
  'secret',
  'clientSecret',
  'client_secret',
  'apiKey',
  'api_key',
  'privateKey',
  'pin',
  'otp',
  'code',
  'cardNumber',
  'cvv',
  'cvc',
  'securityCode',
  'connectionString',
  'credential',
  'credentials',
  'confirmation',
];
const PERSONAL_KEYS = [
  'email',
  'e-mail',
  'phone',
  'phoneDigits',
  'username',
  'userName',
  'firstName',
  'surname',
  'companyName',
  'postCode',
  'addressLine',
];

describe('the log', () => {
  it('[IO-09~] masks secrets and personal values by key, at any depth, in lists and in causes', () => {
    const { log, text } = captureLog();
    const canaries = [...SECRET_KEYS, ...PERSONAL_KEYS].map((key, index) => ({ key, value: `canary-${index}-9f3a` }));
    for (const { key, value } of canaries) {
      log.info({ [key]: value, inner: [{ deep: { [key]: value } }] }, 'seeded');
      log.error(
        { err: Object.assign(new Error('failed'), { [key]: value, detail: value, parameters: [value] }) },
        'seeded',
      );
    }
    expect(canaries.length).toBeGreaterThanOrEqual(40);
    expect(canaries.filter(({ value }) => text().includes(value))).toEqual([]);
    expect(isSecretKey('email')).toBe(false);
  });

  it('[ERASE-02~, IO-09~] masks whatever an event definition calls personal, addresses and browsers', () => {
    const { log, text } = captureLog();
    const fields = Object.values(eventCatalogue.current).flatMap(({ personal }) => Object.keys(personal));
    for (const field of [...fields, 'ip', 'userAgent']) {
      log.info({ [field]: 'canary-9f3a', data: { [field]: ['canary-9f3a'] } }, 'seeded');
    }
    expect(fields.length).toBeGreaterThan(5);
    expect(text()).not.toContain('canary-9f3a');
  });

  it('[IO-09~] writes one line per entry, whatever is logged', () => {
    const { log, text, entries } = captureLog();
    log.warn({ agent: 'a\r\n{"level":"fatal"}\u001b[31m\u009b0m\u202etxt', note: '\u2028' }, 'line\nbreak \u001b[2J');
    expect(text().split('\n')).toHaveLength(2);
    expect(text()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e]/);
    expect(entries()).toMatchObject([{ level: 'warn', msg: 'line\\u000abreak \\u001b[2J' }]);
  });

  it('[IO-07~] writes the number of no card, wherever it stands in what is logged, and leaves numbers and times', () => {
    const { log, text, entries } = captureLog();
    const card = '4242 4242 4242 4242';
    log.warn({ note: card, list: [{ deep: `paid by ${card} 12/28` }], [card]: 1, at: 4_242_424_242_424_242 }, card);
    log.error({ err: new Error(`refused ${card}`, { cause: new Error('5555555555554444') }) }, 'failed');
    expect(text()).not.toMatch(/(4242 ){3}4242|5555555555554444/);
    expect(entries()[0]).toMatchObject({ note: '[card number]', at: 4_242_424_242_424_242, msg: '[card number]' });
  });

  it('encodes every text without control and direction characters and within bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 5_000 }), (text) => {
        expect(logText(text)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
        expect(logText(text).length).toBeLessThan(13_000);
      }),
    );
  });

  it('survives values that refer to themselves', () => {
    const { log, entries } = captureLog();
    const loop: Record<string, unknown> = { name: 'loop' };
    loop['again'] = loop;
    log.info({ loop }, 'loop');
    expect(entries()).toHaveLength(1);
  });
});
