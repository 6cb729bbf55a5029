import * as fc from 'fast-check';
import { assertSendable, messageIdOf } from './mail-headers';
import { MailRefused } from './mail-port';

const sendable = { to: 'owner@example.com', subject: 'Confirm your e-mail', dedupeKey: 'verify-1' };
const control = fc.constantFrom('\r', '\n', '\r\n', '\0', '\u0085', '\u2028', '\u2029', '\v');

function refusalOf(mail: typeof sendable): string | undefined {
  try {
    assertSendable(mail);
    return undefined;
  } catch (error) {
    if (error instanceof MailRefused) return error.reason;
    throw error;
  }
}

describe('mail headers', () => {
  it.each(['to', 'subject', 'dedupeKey'] as const)('[IO-10] refuses a control character anywhere in %s', (field) => {
    fc.assert(
      fc.property(fc.string(), control, fc.string(), (before, character, after) => {
        expect(refusalOf({ ...sendable, [field]: `${before}${character}${after}` })).toBe('HEADER_INJECTION');
      }),
    );
  });

  it.each([
    'a@example.com, b@example.com',
    'Eve <eve@example.com>',
    'a@example.com b@example.com',
    'nobody',
    '@example.com',
    'a@b@c',
  ])('refuses %s as an address', (to) => {
    expect(refusalOf({ ...sendable, to })).toBe('ADDRESS_MALFORMED');
  });

  it('refuses a subject that no inbox shows', () => {
    expect(refusalOf({ ...sendable, subject: 'x'.repeat(201) })).toBe('SUBJECT_TOO_LONG');
  });

  it('derives the same id from the same key and hides the key', () => {
    expect(messageIdOf('verify-acc_1', 'keelson.example')).toBe(messageIdOf('verify-acc_1', 'keelson.example'));
    expect(messageIdOf('verify-acc_1', 'keelson.example')).not.toBe(messageIdOf('verify-acc_2', 'keelson.example'));
    expect(messageIdOf('verify-acc_1', 'keelson.example')).toMatch(/^<[0-9a-f]{40}@keelson\.example>$/);
  });
});
