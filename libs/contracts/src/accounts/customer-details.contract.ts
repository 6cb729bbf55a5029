import { ACCOUNT_ID, holdsCardNumber } from '@keelson/kernel';
import { z } from 'zod';
import { confirmed, customerManagers } from '../access/rules';
import { COMPANY_TYPES, isRegistrationNumber, needsRegistrationNumber } from '../validation/company-type';
import { companyNameReason, nameReason } from '../validation/name';
import { phoneReason } from '../validation/phone';
import { defineRoute } from '../wire/route';
import { accountsMessages } from './accounts.messages';
import { accountsPaths as paths } from './accounts.paths';
import { customerDetailsMessages as texts, customerPhoneMessages } from './customer-details.messages';

const params = z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') });

/** The published fields of the user details form, and what was answered about the company. */
export const customerDetailsContract = defineRoute(
  paths.customerDetails,
  customerManagers,
  'The details of a customer, as staff may change them; who looked is written to the account history',
  {
    params,
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      id: z.string(),
      name: z.string(),
      phoneNumber: z.string(),
      email: z.string(),
      businessOrCompanyName: z.string(),
      /** Empty for companies that stand in no register. */
      companyRegistration: z.string(),
      sector: z.int(),
      companyType: z.string(),
      initialQuestionnaire: z.object({
        savedAt: z.iso.datetime().nullable(),
        answers: z.array(z.object({ questionCode: z.string(), question: z.string(), answers: z.array(z.string()) })),
      }),
    }),
  },
);

type Reason = ReturnType<typeof nameReason>;

const nameWith = (reasonOf: (text: string) => Reason, maximum: number, unfit: string) =>
  z
    .string(texts.required)
    .max(maximum, unfit)
    .superRefine((text, context) => {
      const reason = reasonOf(text);
      if (reason === 'missing') context.addIssue({ code: 'custom', message: texts.required });
      else if (reason || holdsCardNumber(text)) context.addIssue({ code: 'custom', message: unfit });
    })
    .transform((text) => text.trim());

export const changeCustomerContract = defineRoute(
  paths.changeCustomer,
  confirmed(customerManagers, 'Change the personal details of a customer', 'accountId'),
  'Change the personal details of a customer: the history says what and by whom, and a mail tells the customer',
  {
    params,
    body: z.strictObject({
      name: nameWith((text) => nameReason(text), 200, accountsMessages.invalidName),
      phoneNumber: z
        .string(customerPhoneMessages.missing)
        .max(32, customerPhoneMessages['too-long'])
        .superRefine((text, context) => {
          const reason = phoneReason('staff-user-details', text);
          if (reason) context.addIssue({ code: 'custom', message: customerPhoneMessages[reason] });
        }),
      /** Part of the published form and read-only: accepted, never taken over. */
      email: z.string().max(300).optional(),
    }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ id: z.string(), name: z.string(), phoneNumber: z.string() }),
    versionOf: paths.customerDetails,
  },
);

export const changeCompanyContract = defineRoute(
  paths.changeCompany,
  confirmed(customerManagers, 'Change the company details of a customer', 'accountId'),
  'Change the company details of a customer: the history says what and by whom, and a mail tells the customer',
  {
    params,
    body: z
      .strictObject({
        businessOrCompanyName: nameWith(companyNameReason, 400, accountsMessages.invalidCompanyName),
        /** Required of every company that stands in a register; of the others it may be left empty. */
        companyRegistration: z
          .string(texts.required)
          .trim()
          .refine((text) => text === '' || isRegistrationNumber(text), accountsMessages.invalidRegistrationNumber),
        sector: z.int(texts.required).min(1, texts.required).max(21, texts.required),
        companyType: z.enum(COMPANY_TYPES, texts.required),
      })
      .superRefine(({ companyType, companyRegistration }, context) => {
        if (needsRegistrationNumber(companyType) && companyRegistration === '')
          context.addIssue({ code: 'custom', path: ['companyRegistration'], message: texts.required });
      }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ id: z.string(), businessOrCompanyName: z.string() }),
    versionOf: paths.customerDetails,
  },
);
