import type { PasswordProfile } from '@keelson/vocabulary';
import { PASSWORD_RULES, type PasswordReason } from './password-policy';

const COMPOSITION = 'Password must contain at least one number, one uppercase letter, and one lowercase letter.';

type Texts = Readonly<Record<PasswordReason, string>>;

const textsOf = (profile: PasswordProfile): Texts => ({
  'too-short': `Password should contain at least ${PASSWORD_RULES[profile].minimumLength} characters`,
  'too-long': `Password should contain at most ${PASSWORD_RULES[profile].maximumLength} characters`,
  'no-lower-case': COMPOSITION,
  'no-upper-case': COMPOSITION,
  'no-digit': COMPOSITION,
  'too-common': 'This password is too common. Please choose another one',
});

/** The rule in words, for a hint beside the field before anything is typed. */
export const passwordHint = (profile: PasswordProfile): string => {
  const { minimumLength, maximumLength, composition } = PASSWORD_RULES[profile];
  const length = `${minimumLength} to ${maximumLength} characters`;
  if (composition) return `${length} with a number, an uppercase and a lowercase letter`;
  return profile === 'staff' ? `${length}, not known from a data breach` : `${length}, not a common password`;
};

/** The texts of a form: under the specified profile its own, under the others, where its numbers do not hold, theirs. */
export const passwordMessages = (profile: PasswordProfile, specified: Texts): Texts =>
  profile === 'specified' ? specified : textsOf(profile);
