import { z } from 'zod';
import { publicInformation } from '../access/rules';
import { COMPANY_TYPES } from '../validation/company-type';
import { defineRoute } from '../wire/route';
import { referencePaths as paths } from './reference.paths';

export const sectorsContract = defineRoute(
  paths.sectors,
  publicInformation,
  'The sectors that a company may belong to',
  {
    answer: z.array(z.object({ id: z.int(), sector_name: z.string() })),
  },
);

export const companyTypesContract = defineRoute(
  paths.companyTypes,
  publicInformation,
  'The legal forms that a company may have',
  {
    answer: z.array(z.object({ id: z.enum(COMPANY_TYPES), name: z.string() })),
  },
);
