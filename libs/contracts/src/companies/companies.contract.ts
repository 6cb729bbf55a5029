import { z } from 'zod';
import { publicInformation } from '../access/rules';
import { COMPANY_TYPES } from '../validation/company-type';
import { defineRoute } from '../wire/route';
import { companiesPaths as paths } from './companies.paths';

const offset = z.int().min(0);

export const companySearchContract = defineRoute(
  paths.search,
  publicInformation,
  'Companies of one legal form whose name matches, from the public register; none below three characters',
  {
    query: z.strictObject({
      companyType: z.enum(COMPANY_TYPES).default('privateLimitedCompany'),
      companyName: z.string().max(160).default(''),
    }),
    refusals: ['REGISTER_BUSY', 'REGISTER_OFF', 'REGISTER_UNAVAILABLE', 'TOO_MANY_SEARCHES'],
    answer: z.array(
      z.object({
        companyName: z.string(),
        /** Text: numbers have leading zeros and may begin with letters. */
        companyNumber: z.string(),
        address: z.string(),
        /** Parts of the name that match, as half-open ranges from 0. */
        matches: z.array(z.object({ from: offset, to: offset })),
      }),
    ),
  },
);
