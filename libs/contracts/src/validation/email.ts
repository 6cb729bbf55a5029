/** Longest address that SMTP carries. */
export const EMAIL_MAXIMUM_LENGTH = 254;

const LOCAL_PART_MAXIMUM_LENGTH = 64;
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The one form in which addresses are checked, compared and stored: Unicode NFC, trimmed, lower case. Addresses outside
 * ASCII are refused by `isEmail`, so that two look-alike texts never name two accounts.
 */
export const canonicalEmail = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** Whether the text, once canonical, is an address that we accept. */
export function isEmail(text: string): boolean {
  const email = canonicalEmail(text);
  return email.length <= EMAIL_MAXIMUM_LENGTH && email.indexOf('@') <= LOCAL_PART_MAXIMUM_LENGTH && EMAIL.test(email);
}
