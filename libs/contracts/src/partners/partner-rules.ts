import { isEmail } from '../validation/email';
import { NAME_MAXIMUM_LENGTH, nameReason } from '../validation/name';
import { phoneReason } from '../validation/phone';
import { partnersMessages as texts } from './partners.messages';

/** What an access code looks like: eight digits. */
export const ACCESS_CODE_DIGITS = 8;
export const LONGEST_WEB_ADDRESS = 200;

interface NameTexts {
  readonly missing: string;
  readonly tooLong: string;
}

const NAMES = {
  firstName: { missing: texts.firstNameRequired, tooLong: texts.firstNameTooLong },
  lastName: { missing: texts.lastNameRequired, tooLong: texts.lastNameTooLong },
  businessName: { missing: texts.businessNameRequired, tooLong: texts.businessNameTooLong },
} as const satisfies Record<string, NameTexts>;

/** The text against a name; `undefined` when it is fine. The same holds for the functions below. */
export function nameFault(which: keyof typeof NAMES, text: string): string | undefined {
  switch (nameReason(text)) {
    case undefined:
      return undefined;
    case 'missing':
      return NAMES[which].missing;
    case 'too-long':
      return NAMES[which].tooLong;
    case 'control-characters':
      return texts.nameUnfit;
  }
}

const LETTERS_DIGITS_SPACES = /^[\p{L}\p{M}\p{N} ]+$/u;

/** The business of a channel partner: letters, digits and spaces alone. */
export const businessNameFault = (text: string): string | undefined =>
  nameFault('businessName', text) ??
  (LETTERS_DIGITS_SPACES.test(text.trim()) ? undefined : texts.businessNameNotAlphanumeric);

export function emailFault(text: string): string | undefined {
  if (text.trim() === '') return texts.emailRequired;
  return isEmail(text) ? undefined : texts.invalidEmail;
}

/** Channel partner sign-up: digits, spaces, plus, brackets and hyphen. */
export function partnerMobileFault(text: string): string | undefined {
  if (text.trim() === '') return texts.mobileRequired;
  return phoneReason('partner-sign-up', text) === undefined ? undefined : texts.invalidMobile;
}

/** Access-code form: eleven digits from zero. */
export function requestMobileFault(text: string): string | undefined {
  switch (phoneReason('access-code', text.trim())) {
    case undefined:
      return undefined;
    case 'missing':
      return texts.mobileRequired;
    case 'not-starting-with-zero':
      return texts.mobileNotFromZero;
    default:
      return texts.mobileNotElevenDigits;
  }
}

const WEB_ADDRESS = /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}(?:[/?#]\S*)?$/i;

/** Optional; http and https alone, since people will follow it. */
export const webAddressFault = (text: string): string | undefined =>
  text.trim() === '' || (text.length <= LONGEST_WEB_ADDRESS && WEB_ADDRESS.test(text.trim()))
    ? undefined
    : texts.invalidWebAddress;

/** Before it is looked up: required and numeric. */
export function accessCodeFault(text: string): string | undefined {
  if (text.trim() === '') return texts.accessCodeRequired;
  return /^\d+$/.test(text.trim()) ? undefined : texts.accessCodeNotNumeric;
}

export const NAME_LIMIT = NAME_MAXIMUM_LENGTH;
