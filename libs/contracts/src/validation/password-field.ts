import type { PasswordProfile } from '@keelson/vocabulary';
import { z } from 'zod';
import { modernPasswordMessages } from './password-messages';
import { passwordPolicy, type PasswordReason } from './password-policy';

/** Any password as typed, `missing` where there is none. The API checks the configured profile after parsing. */
export const passwordText = (missing: string) => z.string().min(1, missing).max(256);

/**
 * The field of a new password with what a form checks: the first reason of the profile against it, in the form's own
 * texts; under the modern profile in that profile's.
 */
export const newPassword = (field: z.ZodString, profile: PasswordProfile, reasons: Record<PasswordReason, string>) =>
  field.superRefine((password, context) => {
    const [reason] = passwordPolicy(profile).check(password);
    if (reason === undefined) return;
    const message = (profile === 'modern' ? modernPasswordMessages : reasons)[reason];
    context.addIssue({ code: 'custom', message });
  });
