import type { PasswordProfile } from '@keelson/vocabulary';
import { z } from 'zod';
import { passwordMessages } from './password-messages';
import { passwordPolicy, type PasswordReason } from './password-policy';

/** Any password as typed, `missing` where there is none. The API checks the configured profile after parsing. */
export const passwordText = (missing: string) => z.string().min(1, missing).max(256);

/**
 * The field of a new password with what a form checks: the first reason of the profile against it, in the form's own
 * texts; under a profile other than the specified one in that profile's.
 */
export const newPassword = (
  field: z.ZodString,
  profile: PasswordProfile,
  reasons: Record<PasswordReason, string>,
  /** What it may fit instead, where the form cannot know whose rule holds: the API does. */
  orElse?: PasswordProfile,
) =>
  field.superRefine((password, context) => {
    const [reason] = passwordPolicy(profile).check(password);
    if (orElse !== undefined && passwordPolicy(orElse).check(password).length === 0) return;
    if (reason === undefined) return;
    context.addIssue({ code: 'custom', message: passwordMessages(profile, reasons)[reason] });
  });
