import { balanceSheets, companyOn } from '@keelson/calculators';
import { generatedCompany } from '@keelson/calculators/testing/generated';
import { balanceColumn, companyOn as companyAgain } from '@keelson/calculators/testing/independent';
import { PLANNED_CASES } from '@keelson/calculators/testing/planned';
import { BALANCE_SHEET_TITLES, type BalanceSheetRow } from '@keelson/contracts/my-financials';
import { longMonth } from '../../figures/month-words';
import { exactWords as words } from '../../testing/exact-words';
import { shownWords } from '../../testing/shown-words';
import type { BalanceMonths } from './balance-sheets';
import { BalanceSheetTable } from './components/balance-sheet-table';

const ROWS = {
  fixed_assets: 'fixedAssets',
  current_assets: 'currentAssets',
  current_liabilities: 'currentLiabilities',
  netCurrentAssets: 'netCurrentAssets',
  creditors_balance_sheet: 'longTermCreditors',
  netAssets: 'netAssets',
  'Capital reserves': 'capitalAndReserves',
} as const satisfies Record<BalanceSheetRow, string>;
const rows = Object.entries(ROWS) as [BalanceSheetRow, (typeof ROWS)[BalanceSheetRow]][];
const explaining = { explained: undefined, explain: () => undefined };

/** A company's balance sheets as the page has them, and a second time in exact words. */
function sheetsOf(seed: number) {
  const { books, today } = generatedCompany(seed);
  const again = companyAgain(today, books);
  const months = balanceSheets(companyOn(today, books)).map(({ month, sheet }) => ({
    month,
    ...Object.fromEntries(rows.map(([row, figure]) => [row, sheet?.[figure].value?.toNumber() ?? null])),
  })) as BalanceMonths;
  const exact = months.flatMap(({ month }) => {
    const column = balanceColumn(again, Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1);
    return rows.flatMap(([row, figure]) => {
      const value = column?.[figure] ?? null;
      return value === null
        ? []
        : [[`${BALANCE_SHEET_TITLES[row]}, ${longMonth(month)}`, words.pounds(value)] as const];
    });
  });
  return { months, exact: Object.fromEntries(exact) };
}

describe('what the page of the balance sheet shows', () => {
  it('[BS-01~, BS-02~] agrees with a second calculation of generated companies to the last digit shown', () => {
    let cases = 0;
    for (let seed = 0; cases < PLANNED_CASES; seed += 1) {
      const { months, exact } = sheetsOf(seed);
      const table = <BalanceSheetTable {...{ label: 'Balance sheet', months, yearFrom: '', explaining }} />;
      expect({ seed, shown: shownWords(table) }).toEqual({ seed, shown: exact });
      cases += months.length;
    }
  });
});
