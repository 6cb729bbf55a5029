import { type CustomerPasswordProfile, type PasswordProfile, type Role, STAFF_ROLES } from '@keelson/vocabulary';

export type PasswordReason = 'too-short' | 'too-long' | 'no-lower-case' | 'no-upper-case' | 'no-digit' | 'too-common';

export interface PasswordPolicy {
  readonly profile: PasswordProfile;
  readonly minimumLength: number;
  readonly maximumLength: number;
  /** Every reason against the password, in the order in which forms show them; empty when it is fine. */
  check(password: string): readonly PasswordReason[];
}

/** The numbers and rules of each profile, in one place for every form and the API. */
export const PASSWORD_RULES = {
  specified: { minimumLength: 6, maximumLength: 12, composition: true },
  modern: { minimumLength: 8, maximumLength: 128, composition: false },
  staff: { minimumLength: 12, maximumLength: 128, composition: false },
} as const satisfies Record<PasswordProfile, { minimumLength: number; maximumLength: number; composition: boolean }>;

/** The rule that holds for a person: staff have one of their own (decision 4.98). */
export const passwordProfileOf = (kind: Role, configured: CustomerPasswordProfile): PasswordProfile =>
  STAFF_ROLES.some((staff) => staff === kind) ? 'staff' : configured;

/**
 * @param isTooCommon tells listed passwords; the list stays on the server, so the browser leaves it out and shows the
 * server's refusal instead.
 */
export function passwordPolicy(
  profile: PasswordProfile,
  isTooCommon: (password: string) => boolean = () => false,
): PasswordPolicy {
  const { minimumLength, maximumLength, composition } = PASSWORD_RULES[profile];
  return {
    profile,
    minimumLength,
    maximumLength,
    check(typed) {
      // As it is hashed: keyboards differ in how they write one character.
      const password = typed.normalize('NFC');
      const length = [...password].length;
      const found: readonly (readonly [boolean, PasswordReason])[] = [
        [length < minimumLength, 'too-short'],
        [length > maximumLength, 'too-long'],
        [composition && !/[a-z]/.test(password), 'no-lower-case'],
        [composition && !/[A-Z]/.test(password), 'no-upper-case'],
        [composition && !/[0-9]/.test(password), 'no-digit'],
      ];
      const reasons = found.filter(([applies]) => applies).map(([, reason]) => reason);
      return reasons.length === 0 && isTooCommon(password) ? ['too-common'] : reasons;
    },
  };
}
