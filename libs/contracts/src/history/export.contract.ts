import { ACCOUNT_ID } from '@keelson/kernel';
import { z } from 'zod';
import { confirmed, historyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { historyPaths } from './history.paths';
import { historyFilters } from './history-filters';

export const historyExportContract = defineRoute(
  historyPaths.export,
  confirmed(historyReaders, 'Export the history of an account', 'accountId'),
  'The events behind one account as a file for a spreadsheet (UTF-8 with a byte order mark, no cell a formula), with the filters of the list; it is written in the history, and ends unfinished when the right to it is withdrawn meanwhile',
  {
    params: z.strictObject({ accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id') }),
    query: z.strictObject(historyFilters),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.string(),
    answerHeaders: ['content-disposition'],
    rawAnswer: 'text/csv; charset=utf-8',
    streamed: true,
  },
);
