import { ACCOUNT_ID } from '@keelson/kernel';
import { z } from 'zod';
import { confirmed, superAdmins } from '../access/rules';
import { defineRoute } from '../wire/route';
import { businessNameFault, nameFault, partnerMobileFault, webAddressFault } from './partner-rules';
import { ruled } from './partners.contract';
import { partnersMessages as texts } from './partners.messages';
import { partnersPaths as paths } from './partners.paths';

const params = z.strictObject({ partnerId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') });

const trimmed = (fault: (text: string) => string | undefined) => ruled(fault).transform((text) => text.trim());

export const partnerDetailsContract = defineRoute(
  paths.details,
  superAdmins,
  'The details of a channel partner, as super admins may change them; who looked is written to the account history',
  {
    params,
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phoneNumber: z.string(),
      email: z.string(),
      businessOrCompanyName: z.string(),
      /** Empty where none was given. */
      webAddress: z.string(),
    }),
  },
);

export const changePartnerDetailsContract = defineRoute(
  paths.changeDetails,
  confirmed(superAdmins, 'Change the personal details of a channel partner', 'partnerId'),
  'Change the personal details of a channel partner: the history says what and by whom, and a mail tells the partner',
  {
    params,
    body: z.strictObject({
      firstName: trimmed((text) => nameFault('firstName', text)),
      lastName: trimmed((text) => nameFault('lastName', text)),
      /** As partners sign up: a number abroad, too. */
      phoneNumber: trimmed(partnerMobileFault),
    }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
    versionOf: paths.details,
  },
);

export const changePartnerCompanyContract = defineRoute(
  paths.changeCompany,
  confirmed(superAdmins, 'Change the company details of a channel partner', 'partnerId'),
  'Change the company details of a channel partner: the history says what and by whom, and a mail tells the partner',
  {
    params,
    body: z.strictObject({
      businessOrCompanyName: trimmed(
        // Required like every field of this form, in the words of the form.
        (text) => (text.trim() === '' ? texts.required : businessNameFault(text)),
      ),
      webAddress: trimmed(webAddressFault),
    }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ id: z.string(), businessOrCompanyName: z.string() }),
    versionOf: paths.details,
  },
);
