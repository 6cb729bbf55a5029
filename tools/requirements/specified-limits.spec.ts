import { resetPasswordContract } from '@keelson/contracts/accounts';
import { passcodeContract } from '@keelson/contracts/session';
import { nameReason, passwordPolicy, type PhoneForm, phoneReason } from '@keelson/contracts/validation';
import { cardFaults } from '../../apps/sandbox/src/stripe/machine/cards';

/** The shortest and the longest of a run of one character that a rule takes, up to 60. */
function lengthsTaken(takes: (length: number) => boolean): readonly [number, number] {
  const taken = Array.from({ length: 61 }, (_, length) => length).filter(takes);
  return [taken[0] ?? Number.NaN, taken.at(-1) ?? Number.NaN];
}

const PHONES: Readonly<Record<PhoneForm, readonly [number, number]>> = {
  register: [11, 11],
  'paid-sign-up': [11, 11],
  enquiry: [11, 11],
  'access-code': [11, 11],
  'staff-user-details': [11, 11],
  'shell-dialog': [11, 11],
  'profile-page': [10, 15],
  'partner-sign-up': [1, 32],
};

describe('the specified limits', () => {
  it('[LIMIT-03] are 6 to 12 for a password, at most 5 for a passcode, 5 for a PIN, 16 for a card, 50 for a name, and each form’s of a phone', () => {
    expect(
      lengthsTaken(
        (length) => passwordPolicy('specified').check(`Aa1${'x'.repeat(length)}`.slice(0, length)).length === 0,
      ),
    ).toEqual([6, 12]);
    const passcodeOf = passcodeContract.schemas.body.shape.passcode;
    expect(lengthsTaken((length) => passcodeOf.safeParse('1'.repeat(length)).success)).toEqual([1, 5]);
    const pinOf = resetPasswordContract.schemas.body.shape.passcode;
    expect(lengthsTaken((length) => pinOf.safeParse('1'.repeat(length)).success)).toEqual([5, 5]);
    const today = new Date('2026-11-02T09:00:00.000Z');
    const card = { expiry: '12/49', code: '123', name: 'Ines Marlow' };
    expect(
      lengthsTaken(
        (length) => cardFaults({ ...card, number: '4'.repeat(length) }, today).number !== 'enter valid number',
      ),
    ).toEqual([16, 16]);
    expect(lengthsTaken((length) => nameReason('x'.repeat(length)) === undefined)).toEqual([1, 50]);
    for (const [form, lengths] of Object.entries(PHONES) as [PhoneForm, readonly [number, number]][])
      expect([
        form,
        lengthsTaken((length) => phoneReason(form, `01${'2'.repeat(60)}`.slice(0, length)) === undefined),
      ]).toEqual([form, lengths]);
    for (const form of ['register', 'paid-sign-up', 'enquiry', 'access-code'] as const)
      expect(phoneReason(form, '11632960001')).toBe('not-starting-with-zero');
    expect(phoneReason('shell-dialog', '11632960001')).toBeUndefined();
  });
});
