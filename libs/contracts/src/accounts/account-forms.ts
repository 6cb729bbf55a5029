import type { PasswordProfile } from '@keelson/vocabulary';
import { z } from 'zod';
import { signInContract } from '../session/session.contract';
import { besideOthers } from '../validation/beside-others';
import { isEmail } from '../validation/email';
import { newPassword } from '../validation/password-field';
import { phoneReason } from '../validation/phone';
import { resetPasswordContract } from './accounts.contract';
import { accountsMessages as texts, changePasswordMessages, registerPasswordMessages } from './accounts.messages';
import { changePartnerProfileContract } from './partner-profile.contract';
import { changeProfileContract } from './profile.contract';
import { shellPhoneMessages } from './profile.messages';
import { changeStaffProfileContract } from './staff-profile.contract';

/** Login: what has not the form of an address is told before it is sent. */
export const signInForm = signInContract.schemas.body.extend({
  username: z.string().refine(isEmail, texts.invalidEmail),
});

/** Change Password: the new password twice. */
export const changePasswordForm = (profile: PasswordProfile) => {
  const given = z.string().min(1, texts.required);
  const password = newPassword(given, profile, changePasswordMessages);
  return z
    .strictObject({ oldPassword: given, newPassword: password, confirmPassword: given })
    .superRefine((typed, context) => {
      const differs = typed.confirmPassword !== typed.newPassword;
      const messages = differs ? [texts.passwordMismatch] : messagesOf(password.safeParse(typed.confirmPassword));
      for (const message of messages) context.addIssue({ code: 'custom', path: ['confirmPassword'], message });
    }, besideOthers);
};

const messagesOf = ({ error }: z.ZodSafeParseResult<string>): readonly string[] =>
  (error?.issues ?? []).map(({ message }) => message);

/** A new password by PIN: what is sent, and the password once more. That of staff has a rule of its own. */
export const resetPasswordForm = (profile: PasswordProfile) =>
  resetPasswordContract.schemas.body
    .extend({
      password: newPassword(z.string(), profile, registerPasswordMessages, 'staff'),
      confirmPassword: z.string(),
    })
    .superRefine((typed, context) => {
      if (typed.confirmPassword !== typed.password)
        context.addIssue({ code: 'custom', path: ['confirmPassword'], message: texts.passwordMismatch });
    }, besideOthers);

/** The profile page checks what its route does. */
export const profilePageForm = changeProfileContract.schemas.body;

/** The dialog of the shell has a phone rule of its own, the narrower one (decision 4.1). */
export const profileDialogForm = profilePageForm.extend({
  phone: z.string().superRefine((text, context) => {
    const reason = phoneReason('shell-dialog', text);
    if (reason) context.addIssue({ code: 'custom', message: shellPhoneMessages[reason] });
  }),
});

/** The same rule for channel partners; the number that is known already is taken as it stands. */
export const partnerProfileForm = (knownPhone: string) =>
  changePartnerProfileContract.schemas.body.extend({
    phone: z.string().superRefine((text, context) => {
      const reason = text === knownPhone ? undefined : phoneReason('shell-dialog', text);
      if (reason) context.addIssue({ code: 'custom', message: shellPhoneMessages[reason] });
    }),
  });

/** Members of staff have a name alone. */
export const staffProfileForm = changeStaffProfileContract.schemas.body;
