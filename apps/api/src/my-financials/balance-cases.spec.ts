import { companyOn } from '@keelson/calculators';
import { generatedCompany } from '@keelson/calculators/testing/generated';
import { balanceColumn, companyOn as companyAgain, type Fraction } from '@keelson/calculators/testing/independent';
import { sizeOf } from '@keelson/test-database/run';
import { balanceAnswer } from './balance-answer';

const number = (exact: Fraction | null | undefined): number | null => (exact ? Number(exact.shown(2)) : null);

describe('the balance sheet that the API sends', () => {
  it('[BS-02~] agrees with a second calculation of generated companies to the penny', () => {
    let cases = 0;
    for (let seed = 0; cases < sizeOf('PLANNED_CASES'); seed += 1) {
      const { books, today } = generatedCompany(seed);
      const again = companyAgain(today, books);
      const { balanceSheet } = balanceAnswer(companyOn(today, books));
      const exact = balanceSheet.map(({ month }) => {
        const column = balanceColumn(again, Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1);
        return {
          month,
          fixed_assets: number(column?.fixedAssets),
          current_assets: number(column?.currentAssets),
          current_liabilities: number(column?.currentLiabilities),
          netCurrentAssets: number(column?.netCurrentAssets),
          creditors_balance_sheet: number(column?.longTermCreditors),
          netAssets: number(column?.netAssets),
          'Capital reserves': number(column?.capitalAndReserves),
        };
      });
      expect({ seed, balanceSheet }).toEqual({ seed, balanceSheet: exact });
      cases += balanceSheet.length;
    }
  });
});
