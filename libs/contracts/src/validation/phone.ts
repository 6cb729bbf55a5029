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

/** Of a number as it is dialled; the signs that the partner form takes are specified, so it looks at what was typed. */
const RULES: Record<PhoneForm, (phone: string, typed: string) => PhoneReason | undefined> = {
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
  'partner-sign-up': (_, typed) => (/^[\d +()-]+$/.test(typed) && /\d/.test(typed) ? undefined : 'invalid'),
};

/** Address books copy numbers with marks of direction around them, non-breaking blanks and hyphens, and long dashes. */
const typedPlainly = (phone: string): string =>
  phone
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();

const BETWEEN_DIGITS = /[ ().-]/g;

/** As it is dialled in the UK: `+44 (0) 1632-960001` is `01632960001`, a number abroad begins with 00. */
const dialled = (phone: string): string =>
  typedPlainly(phone)
    .replace(BETWEEN_DIGITS, '')
    .replace(/^(?:\+|00)440?/, '0')
    .replace(/^\+/, '00');

/** Why a form refuses a phone number, however people write it; `undefined` when it is fine. */
export function phoneReason(form: PhoneForm, phone: string): PhoneReason | undefined {
  if (typedPlainly(phone) === '') return 'missing';
  return phone.length > PHONE_MAXIMUM_LENGTH ? 'invalid' : RULES[form](dialled(phone), typedPlainly(phone));
}

/** The normalised copy that is stored beside the number as typed. */
export const phoneDigits = (phone: string): string => dialled(phone).replace(/\D/g, '');

function ukMobile(phone: string): PhoneReason | undefined {
  if (!phone.startsWith('0')) return 'not-starting-with-zero';
  return UK_ELEVEN_DIGITS.test(phone) ? undefined : 'invalid';
}
