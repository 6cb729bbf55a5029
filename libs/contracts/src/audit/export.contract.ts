import { isAccountId } from '@keelson/kernel';
import { z } from 'zod';
import { defineRoute } from '../wire/route';
import { auditPaths } from './audit.paths';
import { historyFilters } from './history-filters';

export const historyExportContract = defineRoute(
  auditPaths.export,
  'The events behind one account as a file for a spreadsheet, with the filters of the list; it is written in the history',
  {
    params: z.strictObject({ accountId: z.string().max(40).refine(isAccountId, 'not an account id') }),
    query: z.strictObject(historyFilters),
    answer: z.object({
      fileName: z.string(),
      /** UTF-8 with a byte order mark; cells that a spreadsheet would take for a formula begin with an apostrophe. */
      csv: z.string(),
      events: z.number().int(),
      /** False where older events were left out. */
      complete: z.boolean(),
    }),
  },
);
