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

/** The texts of a form: under the specified profile its own, under the others, where its numbers do not hold, theirs. */
export const passwordMessages = (profile: PasswordProfile, specified: Texts): Texts =>
  profile === 'specified' ? specified : textsOf(profile);
