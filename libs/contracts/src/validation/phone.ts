/** Forms whose phone rules differ (decision 4.1). */
export type PhoneForm =
  | 'register'
  | 'paid-sign-up'
  | 'enquiry'
  | 'access-code'
  | 'staff-user-details'
  | 'shell-dialog'
  | 'profile-page'
  | 'partner-sign-up';

export type PhoneReason = 'missing' | 'not-starting-with-zero' | 'invalid' | 'too-short' | 'too-long';

/** Longest text that any form stores. */
export const PHONE_MAXIMUM_LENGTH = 32;

const UK_ELEVEN_DIGITS = /^0\d{10}$/;

const RULES: Record<PhoneForm, (phone: string) => PhoneReason | undefined> = {
  register: ukMobile,
  'paid-sign-up': ukMobile,
  enquiry: ukMobile,
  'access-code': ukMobile,
  'staff-user-details': ukMobile,
  'shell-dialog': (phone) => (/^\d{11}$/.test(phone) ? undefined : 'invalid'),
  'profile-page': (phone) => {
    if (!/^\d+$/.test(phone)) return 'invalid';
    if (phone.length < 10) return 'too-short';
    return phone.length > 15 ? 'too-long' : undefined;
  },
  'partner-sign-up': (phone) =>
    phone.length <= PHONE_MAXIMUM_LENGTH && /^[\d +()-]+$/.test(phone) ? undefined : 'invalid',
};

/** Why a form refuses a phone number as typed; `undefined` when it is fine. */
export const phoneReason = (form: PhoneForm, phone: string): PhoneReason | undefined =>
  phone === '' ? 'missing' : RULES[form](phone);

/** The normalised copy that is stored beside the number as typed. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '');

function ukMobile(phone: string): PhoneReason | undefined {
  if (!phone.startsWith('0')) return 'not-starting-with-zero';
  return UK_ELEVEN_DIGITS.test(phone) ? undefined : 'invalid';
}
