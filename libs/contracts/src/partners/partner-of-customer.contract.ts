import { ACCOUNT_ID } from '@keelson/kernel';
import { z } from 'zod';
import { confirmed, customerManagers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { accessCode, ownPartner, PARTNER_REFUSALS } from './partners.contract';
import { partnersPaths as paths } from './partners.paths';

const params = z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') });

export const partnerOfCustomerContract = defineRoute(
  paths.ofCustomer,
  customerManagers,
  'The channel partner of a customer, for staff',
  { params, refusals: ['CUSTOMER_NOT_FOUND'], answer: ownPartner },
);

export const changePartnerOfCustomerContract = defineRoute(
  paths.changeOfCustomer,
  confirmed(customerManagers, 'Change the channel partner of a customer', 'accountId', 'accessCode'),
  'Give a customer to the channel partner who holds this code; customer, former and new partner are mailed',
  {
    params,
    body: z.strictObject({ accessCode }),
    refusals: [...PARTNER_REFUSALS, 'INVALID_ACCESS_CODE', 'INVALID_PARTNER_CODE', 'TOO_MANY_ATTEMPTS'],
    answer: ownPartner,
    versionOf: paths.ofCustomer,
  },
);
