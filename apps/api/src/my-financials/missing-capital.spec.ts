import { type Books, companyOn } from '@keelson/calculators';
import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { figureFor } from './figure-for';
import { financialsAnswer } from './financials-answer';

const { accounts, months } = acme;
const isProfitAndLoss = new Set(
  accounts.filter(({ type }) => ['REVENUE', 'DIRECTCOSTS', 'OVERHEADS'].includes(type)).map(({ ref }) => ref),
);
const isEquity = new Set(accounts.filter(({ type }) => type === 'EQUITY').map(({ ref }) => ref));

/** Acme's books without these accounts. */
const without = (refs: ReadonlySet<number>): Books => ({
  ...acme,
  accounts: accounts.filter(({ ref }) => !refs.has(ref)),
  months: months.map((of) => ({ ...of, lines: of.lines.filter(([ref]) => !refs.has(ref)) })),
});

/** What the last month's capital is in the rows of both series, and as it is explained. */
function lastCapital(books: Books) {
  const company = companyOn(ACME_TODAY, books);
  const { balanceSheet, capitalReserves } = financialsAnswer(company);
  const month = company.periods.lastComplete;
  const explained = figureFor(company, { figure: 'capitalReserves', over: 'month', month, day: ACME_TODAY });
  return [
    balanceSheet.at(-1)?.['Capital reserves'],
    capitalReserves.at(-1)?.['Capital reserves'],
    explained?.value?.toNumber() ?? null,
  ];
}

describe('capital and reserves that the books do not tell', () => {
  it('[BS-02~] count 0 in a month that was imported: nothing is left but the profit of the year', () => {
    const none = lastCapital(without(new Set([...isEquity, ...isProfitAndLoss])));
    expect(none).toEqual([0, 0, 0]);
    const [profit] = lastCapital(without(isEquity));
    expect(profit).toBeGreaterThan(0);
    expect(lastCapital(without(isEquity))).toEqual([profit, profit, profit]);
  });

  it('[BS-02~] are not known of a month that was never imported', () => {
    const lastMonth = months.at(-1)?.month;
    expect(lastCapital({ ...acme, months: months.filter(({ month }) => month !== lastMonth) })).toEqual([
      null,
      null,
      null,
    ]);
  });
});
