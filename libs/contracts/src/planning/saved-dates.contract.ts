import { CALCULATION_SAVERS, PLANNING_TOOLS } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { planningPaths as paths } from './planning.paths';
import { savedOf } from './saved-of';

export const savedDatesContract = defineRoute(
  paths.savedDates,
  companyReaders,
  'When calculations were saved with a tool, the newest first: by the owner, or by the channel partner',
  {
    params: z.strictObject({ accountId: savedOf, tool: z.enum(PLANNING_TOOLS) }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      savedBy: z.enum(CALCULATION_SAVERS),
      dates: z.array(
        z.object({
          /** ISO instant, by which `created` names it. */
          storedDate: z.iso.datetime(),
          /** Empty for none. */
          name: z.string(),
        }),
      ),
    }),
  },
);
