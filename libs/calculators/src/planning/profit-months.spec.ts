import { type PlanLine, planLines } from '@keelson/vocabulary';
import fc from 'fast-check';
import { explain } from '../explanation';
import { inSlot } from '../figure';
import { ACME_TODAY, acme } from '../testing';
import { balancedBooks } from '../testing/books.arbitrary';
import { generatedCompany } from '../testing/generated';
import { type Company, companyOn } from '../values';
import { inPence } from './kept-figure';
import { monthlyAmountsOfBooks, profitGroupsOfBooks, profitMonthOfBooks } from './profit-groups';

/** Every source, each with four year ends. */
const COMPANIES = 12;
const PAYROLL = 3;

/** Whole pence of each account, with what the months by themselves and together come to. */
function monthsOf(company: Company) {
  const { months } = inSlot(company, 'thisYear');
  const [groups, monthly] = [profitGroupsOfBooks(company), monthlyAmountsOfBooks(company)];
  const byMonth = months.map((month) => profitMonthOfBooks(company, month));
  const accounts = (line: PlanLine) =>
    (groups?.[line] ?? []).map(({ id, cumulative }) => {
      const told = monthly[line].get(id) ?? [];
      const known = told.filter((amount) => amount !== null);
      return {
        year: inPence(cumulative),
        together: known.length === told.length ? known.reduce((sum, amount) => sum + amount, 0) : null,
        told,
        explained: byMonth.map((of) => {
          const found = of[line].find((each) => each.id === id);
          return found && inPence(found.cumulative);
        }),
      };
    });
  return planLines().flatMap(accounts);
}

const agree = (company: Company): number => {
  const accounts = monthsOf(company);
  expect(accounts.map(({ together }) => together)).toEqual(accounts.map(({ year }) => year));
  expect(accounts.map(({ told }) => told)).toEqual(accounts.map(({ explained }) => explained));
  return accounts.length;
};

describe('the detailed profit and loss by month', () => {
  it('[DPL-02~] comes to the year of every account to the penny, in any books', () => {
    fc.assert(
      fc.property(balancedBooks, (books) => void agree(companyOn(ACME_TODAY, books))),
      { numRuns: 50 },
    );
    let accounts = 0;
    for (let seed = 0; seed < COMPANIES; seed += 1) {
      const { books, today } = generatedCompany(seed);
      accounts += agree(companyOn(today, books));
    }
    expect(accounts).toBeGreaterThan(COMPANIES);
  });

  it('tells each month by its own line and import', () => {
    const company = companyOn(ACME_TODAY, acme);
    const [marketing] = profitMonthOfBooks(company, inSlot(company, 'thisYear').months[6]!).overheads;
    const explained = explain(company, marketing!.cumulative);
    expect(explained.inputs[0]?.lines.map(({ account, amount }) => [account?.name, amount])).toEqual([
      ['Advertising & Marketing', 120_000],
    ]);
    expect(explained.importIds).toEqual(['import-2026-10']);
  });

  it('has the months that were typed of a line that was not typed for every month (5.26)', () => {
    const ofType = (ref: number, type: string) => ({
      ...{ ref, id: type, code: '', name: type, type, subType: null, systemAccount: null },
    });
    const months = acme.months.map((of) => ({
      ...of,
      lines: of.lines.filter(([ref]) => ref <= PAYROLL && (ref < PAYROLL || of.month !== '2026-10')),
    }));
    const accounts = [ofType(1, 'turnover'), ofType(2, 'costOfSales'), ofType(PAYROLL, 'payroll')];
    const typed = companyOn(ACME_TODAY, { ...acme, source: 'manual', accounts, months });
    const paid = Array.from({ length: 6 }, () => 1_500_000);
    expect(monthlyAmountsOfBooks(typed).payroll.get('payroll')).toEqual([...paid, null]);
    agree(typed);
  });

  it('is nothing in a month without a line of the account, and has no month that was never imported', () => {
    const months = acme.months
      .filter(({ month }) => month !== '2026-06')
      .map((of) => ({ ...of, lines: of.lines.filter(([ref]) => ref !== 4 || of.month !== '2026-05') }));
    const company = companyOn(ACME_TODAY, { ...acme, months });
    expect(monthlyAmountsOfBooks(company).overheads.get('acc-400')).toEqual([
      ...[120_000, 0],
      ...Array.from({ length: 4 }, () => 120_000),
    ]);
    agree(company);
  });
});
