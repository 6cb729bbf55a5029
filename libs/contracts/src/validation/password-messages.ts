import type { PasswordReason } from './password-policy';

const COMPOSITION = 'Password must contain at least one number, one uppercase letter, and one lowercase letter.';

/** Every form under the modern profile, where the specified numbers do not hold. */
export const modernPasswordMessages: Record<PasswordReason, string> = {
  'too-short': 'Password should contain at least 8 characters',
  'too-long': 'Password should contain at most 128 characters',
  'no-lower-case': COMPOSITION,
  'no-upper-case': COMPOSITION,
  'no-digit': COMPOSITION,
  'too-common': 'This password is too common. Please choose another one',
};
