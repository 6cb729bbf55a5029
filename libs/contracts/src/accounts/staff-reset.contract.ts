import { ACCOUNT_ID } from '@keelson/kernel';
import type { PasswordProfile } from '@keelson/vocabulary';
import { z } from 'zod';
import { confirmed, customerManagers } from '../access/rules';
import { besideOthers } from '../validation/beside-others';
import { newPassword, passwordText } from '../validation/password-field';
import { defineRoute } from '../wire/route';
import { accountsMessages as texts, staffResetPasswordMessages } from './accounts.messages';
import { accountsPaths as paths } from './accounts.paths';

const sent = z.strictObject({
  newPassword: passwordText(texts.required),
  /** The same once more. */
  password: passwordText(texts.required),
  /** Mail address of the account. */
  userName: z.string().min(1, texts.required).max(300),
});

export const staffResetContract = defineRoute(
  paths.staffReset,
  confirmed(customerManagers, 'Reset the password of a customer', 'accountId'),
  'Set a new password for a customer, or by a super admin for a channel partner or an admin: every session of theirs ends, and a mail says so',
  {
    params: z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') }),
    body: sent.superRefine((typed, context) => {
      if (typed.password !== typed.newPassword)
        context.addIssue({ code: 'custom', path: ['password'], message: texts.passwordMismatch });
    }, besideOthers),
    refusals: ['ACCOUNT_NOT_FOUND', 'PASSWORD_UNFIT'],
    answer: z.object({}),
  },
);

/** What the form of staff checks: the new password twice by the rule for whose it is, and the own one. */
export const staffResetForm = (profile: PasswordProfile) => {
  const given = z.string().min(1, texts.required);
  return z
    .strictObject({
      newPassword: newPassword(given, profile, staffResetPasswordMessages),
      confirmPassword: given,
      ownPassword: given,
    })
    .superRefine((typed, context) => {
      if (typed.confirmPassword !== '' && typed.confirmPassword !== typed.newPassword)
        context.addIssue({ code: 'custom', path: ['confirmPassword'], message: texts.passwordMismatch });
    }, besideOthers);
};
