import type { Readable } from 'node:stream';
import { TRIAL_BALANCE_VIEW_TITLES } from '@keelson/vocabulary';
import { amount, type Cell, type SheetData, text, xlsxFile } from '../../platform/files/xlsx';
import type { TrialBalance } from './trial-balance';

/** The trial balance as it is on the screen: four or five columns of an account, then three times twelve months. */
export function reportSheet(table: TrialBalance): SheetData {
  const subTypes = table.informationFrom === 'quickbooks';
  const names = ['Code', 'Name', 'Type', ...(subTypes ? ['Sub Type'] : [])];
  const months = [...table.lastyearMinusOne, ...table.LastYear, ...table.presentMonths];
  const { totals } = table;
  return [
    [text(table.companyName, true)],
    [text(`Financial year end month ${table.financial_month ?? ''}`.trim()), ...outOfBalance(table)],
    [text(`Cycle last run ${table.cycleLastRun ?? 'never'}`), text(TRIAL_BALANCE_VIEW_TITLES[table.view])],
    // Every heading names its month beside its period: two columns of one name would be taken for one.
    [...names, ...months.map(({ date, period }) => `${period} ${date}`)].map((name) => text(name, true)),
    ...table.rows.map((row) => [
      text(row.account_code),
      text(row.account_name),
      text(row.account_type),
      ...(subTypes ? [text(row.account_sub_type ?? '')] : []),
      ...[...row.last_year_minus_one, ...row.last_year, ...row.this_year].map((value) => amount(value)),
    ]),
    [
      text('Total', true),
      ...names.slice(1).map(() => null),
      ...[...totals.last_year_minus_one, ...totals.last_year, ...totals.this_year].map((value) => amount(value, true)),
    ],
  ];
}

/** The months whose totals are not 0.00, each with what is over. */
const outOfBalance = ({ outOfBalance: uneven }: TrialBalance): Cell[] =>
  uneven.length === 0
    ? []
    : [text(`Out of balance: ${uneven.map(({ month, difference }) => `${month} by ${difference}`).join(', ')}`)];

export const reportFile = (table: TrialBalance): Promise<Readable> => xlsxFile(reportSheet(table), 'Trial balance');
