import { passwordPolicy, passwordProfileOf, type PasswordReason } from '@keelson/contracts/validation';
import { isBreachedPassword, isCommonPassword } from '@keelson/vault';
import type { CustomerPasswordProfile, PasswordProfile, Role } from '@keelson/vocabulary';

const PRODUCT_WORDS = ['keelson'];

export interface UnfitPassword {
  readonly code: 'PASSWORD_UNFIT';
  readonly profile: PasswordProfile;
  readonly reasons: readonly PasswordReason[];
}

/**
 * What the rule that holds for somebody says against a password, with the lists that only the server knows.
 *
 * @param configured the profile of customers and channel partners.
 * @param words the person's own, which only the specified profile allows inside the password.
 */
export function unfitPassword(
  { kind, configured }: { readonly kind: Role; readonly configured: CustomerPasswordProfile },
  password: string,
  words: readonly string[],
): UnfitPassword | undefined {
  const profile = passwordProfileOf(kind, configured);
  const unwanted = [...PRODUCT_WORDS, ...words];
  const reasons = passwordPolicy(profile, (typed) => isTooCommon(profile, typed, unwanted)).check(password);
  return reasons.length > 0 ? { code: 'PASSWORD_UNFIT', profile, reasons } : undefined;
}

function isTooCommon(profile: PasswordProfile, password: string, words: readonly string[]): boolean {
  switch (profile) {
    case 'specified':
      return isCommonPassword(password);
    case 'modern':
      return isCommonPassword(password, words);
    case 'staff':
      return isCommonPassword(password, words) || isBreachedPassword(password, words);
  }
}

/** The parts of an address that people put into passwords. */
export const wordsOf = (email: string): readonly string[] => email.slice(0, email.indexOf('@')).split(/[^a-z0-9]+/);

/** The parts of a name that people put into passwords. */
export const wordsOfName = (name: string): readonly string[] => name.split(/[^\p{L}\p{M}\p{N}]+/u);
