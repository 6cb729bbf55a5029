import { SERIES_SPANS } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { myFinancialsPaths as paths } from './my-financials.paths';
import { cashFlowRow, stockRow } from './overview.contract';
import { accountParams, clocks } from './wire-values';

export const cashFlowContract = defineRoute(
  paths.cashFlow,
  companyReaders,
  'Cash in and out of every day, or of every month, that the bank accounts tell of',
  {
    params: accountParams,
    query: z.strictObject({ ...clocks, by: z.enum(SERIES_SPANS) }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ rows: z.array(cashFlowRow) }),
  },
);

export const balancesContract = defineRoute(
  paths.balances,
  companyReaders,
  'Stock, debtors and creditors of every day, or of every month end, that there is a balance of',
  {
    params: accountParams,
    query: z.strictObject({ ...clocks, by: z.enum(SERIES_SPANS) }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ rows: z.array(stockRow) }),
  },
);
