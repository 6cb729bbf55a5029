import { z } from 'zod';
import type { AccessRule } from '../access/access-rule';
import { phoneReason } from '../validation/phone';
import { defineRoute } from '../wire/route';
import { accountsPaths as paths } from './accounts.paths';
import { ownAccountId, profileName } from './profile-fields';
import { shellPhoneMessages } from './profile.messages';

const partnersThemselves = { allow: { partner: 'own' } } as const satisfies AccessRule;

/** Names are those of the published record; of the company and the address nothing can be changed. */
export const partnerProfileContract = defineRoute(
  paths.partnerProfile,
  partnersThemselves,
  'The own profile of a channel partner',
  {
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      id: z.string(),
      firstName: z.string(),
      surname: z.string(),
      companyName: z.string(),
      email: z.string(),
      phone: z.string(),
      createTime: z.iso.datetime(),
    }),
  },
);

/** As partners sign up: a number abroad, too. The dialog has the narrower rule of the shell. */
const phone = z
  .string()
  .max(32, shellPhoneMessages.invalid)
  .superRefine((text, context) => {
    const reason = phoneReason('partner-sign-up', text);
    if (reason) context.addIssue({ code: 'custom', message: shellPhoneMessages[reason] });
  });

export const changePartnerProfileContract = defineRoute(
  paths.changePartnerProfile,
  partnersThemselves,
  'Change the own profile of a channel partner',
  {
    body: z.strictObject({ id: ownAccountId, firstName: profileName, surname: profileName, phone }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ id: z.string(), firstName: z.string(), surname: z.string() }),
    versionOf: paths.partnerProfile,
  },
);
