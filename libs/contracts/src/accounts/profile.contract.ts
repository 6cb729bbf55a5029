import { z } from 'zod';
import { ownerOrActingStaff } from '../access/rules';
import { nameReason } from '../validation/name';
import { phoneReason } from '../validation/phone';
import { defineRoute } from '../wire/route';
import { accountsPaths as paths } from './accounts.paths';
import { ownAccountId, profileName } from './profile-fields';
import { profileMessages as texts, profilePhoneMessages } from './profile.messages';

/** The published fields of the company record that the own profile shows. */
export const profileContract = defineRoute(paths.profile, ownerOrActingStaff, 'The own profile', {
  refusals: ['ACCOUNT_NOT_FOUND'],
  answer: z.object({
    id: z.string(),
    firstName: z.string(),
    surname: z.string(),
    companyName: z.string(),
    sector: z.int(),
    email: z.string(),
    phone: z.string(),
    createTime: z.iso.datetime(),
  }),
});

const surname = z
  .string()
  .max(50, texts.nameInvalid)
  .refine((text) => text.trim() === '' || nameReason(text) === undefined, texts.nameInvalid)
  .transform((text) => text.trim());

/** The wider of the two rules: what the dialog takes, the profile page takes as well. */
const phone = z
  .string()
  .max(32, profilePhoneMessages['too-long'])
  .superRefine((text, context) => {
    const reason = phoneReason('profile-page', text);
    if (reason) context.addIssue({ code: 'custom', message: profilePhoneMessages[reason] });
  });

const ignored = z.string().max(300).optional();

export const changeProfileContract = defineRoute(paths.changeProfile, ownerOrActingStaff, 'Change the own profile', {
  body: z.strictObject({
    id: ownAccountId,
    firstName: profileName,
    /** Stays as it is when it is left out. */
    surname: surname.optional(),
    sector: z.int(texts.required).min(1, texts.required).max(21, texts.required),
    phone,
    /** Part of the published form and read-only: accepted, never taken over. */
    companyName: ignored,
    email: ignored,
  }),
  refusals: ['ACCOUNT_NOT_FOUND'],
  answer: z.object({
    email: z.string(),
    id: z.string(),
    firstName: z.string(),
    surname: z.string(),
    companyName: z.string(),
  }),
  versionOf: paths.profile,
});
