import { type BalanceSheet, balanceSheets, type Company, type FigureFlag } from '@keelson/calculators';
import { type FinancialsAnswer, wireFlags, wireValue } from './wire-figure';

/** Loans of which nobody has stated what is due within a year: several lines of the sheet rest on them. */
const unsplitLoans = ({ longTermCreditors }: BalanceSheet): readonly FigureFlag[] =>
  longTermCreditors.flags.filter(({ kind }) => kind === 'splitUnknown');

/** The balance sheet of each month from the first one that there is. */
export function balanceAnswer(company: Company) {
  const sheets = balanceSheets(company);
  const known = sheets.slice(
    Math.max(
      0,
      sheets.findIndex(({ sheet }) => sheet !== null),
    ),
  );
  const last = known.findLast(({ sheet }) => sheet !== null);
  return {
    currentAssets: known.map(({ month, sheet }) => ({
      Month: month,
      'Current Assets': wireValue(sheet?.currentAssets),
      'Current Liabilities': wireValue(sheet?.currentLiabilities),
      'Net Current Assets (liabilities)': wireValue(sheet?.netCurrentAssets),
    })),
    capitalReserves: known.map(({ month, sheet }) => ({
      Month: month,
      'Capital reserves': wireValue(sheet?.capitalAndReserves),
    })),
    balanceSheet: known.map(({ month, sheet }) => ({
      month,
      fixed_assets: wireValue(sheet?.fixedAssets),
      current_assets: wireValue(sheet?.currentAssets),
      current_liabilities: wireValue(sheet?.currentLiabilities),
      netCurrentAssets: wireValue(sheet?.netCurrentAssets),
      creditors_balance_sheet: wireValue(sheet?.longTermCreditors),
      netAssets: wireValue(sheet?.netAssets),
      'Capital reserves': wireValue(sheet?.capitalAndReserves),
    })),
    flags: wireFlags(last?.sheet ? [...last.sheet.flags, ...unsplitLoans(last.sheet)] : []),
  } satisfies Partial<FinancialsAnswer>;
}
