import { z } from 'zod';
import { companyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { myFinancialsPaths as paths } from './my-financials.paths';
import { accountParams, clocks } from './wire-values';

export const balanceSheetFileContract = defineRoute(
  paths.balanceSheetFile,
  // Nothing is taken away in a customer's name (decision 4.88).
  { ...companyReaders, whileActing: 'refused' },
  'The balance sheet by month as a workbook, as its page shows it; every cell is a text or a number, never a formula',
  {
    params: accountParams,
    query: z.strictObject(clocks),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.string(),
    answerHeaders: ['content-disposition'],
    rawAnswer: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
);
