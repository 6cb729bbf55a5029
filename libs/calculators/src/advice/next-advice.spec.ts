import { Decimal, month, pence, rounded } from '@keelson/kernel';
import { ADVICE } from '@keelson/vocabulary';
import fc from 'fast-check';
import type { Books, LedgerMonth, TrialLine } from '../books';
import { ACME_TODAY, acme } from '../testing';
import { balancedBooks } from '../testing/books.arbitrary';
import { companyOn, latestMonth } from '../values';
import { type AdviceFact, adviceFacts } from './advice-facts';
import { ADVICE_RULES, nextAdvice } from './next-advice';

const [SALES, RENT, DEBTORS, BANK] = [1, 5, 9, 10];

/** Acme with some lines otherwise: pounds of movement and balance, by the account. */
const acmeWith = (
  change: (line: TrialLine, month: LedgerMonth) => TrialLine | undefined,
  over: Partial<Books> = {},
): Books => ({
  ...acme,
  ...over,
  months: (over.months ?? acme.months).map((of) => ({
    ...of,
    lines: of.lines.flatMap((line) => {
      const changed = change(line, of);
      return changed === undefined ? [] : [changed];
    }),
  })),
});
const standing =
  (ref: number, pounds: number) =>
  (line: TrialLine): TrialLine =>
    line[0] === ref ? [ref, line[1], pence(pounds * 100)] : line;
const both =
  (...changes: ((line: TrialLine, of: LedgerMonth) => TrialLine)[]) =>
  (line: TrialLine, of: LedgerMonth) =>
    changes.reduce((changed, change) => change(changed, of), line);
/** Rent of so many pounds in the months from August on: losses, where it is high. */
const rentSinceAugust =
  (pounds: number) =>
  (line: TrialLine, of: LedgerMonth): TrialLine =>
    line[0] === RENT && of.month >= month('2026-08') ? [RENT, pence(pounds * 100), line[2]] : line;
const same = (line: TrialLine): TrialLine => line;

const flowsOnly = ([ref, movement]: TrialLine): TrialLine | undefined => (ref <= 6 ? [ref, movement, null] : undefined);
const balancesOnly = ([ref, , balance]: TrialLine): TrialLine | undefined =>
  ref > 6 ? [ref, null, balance] : undefined;

const rich = standing(BANK, 500_000);
const poor = standing(BANK, 10_000);
const paidSoon = standing(DEBTORS, 60_000);
const noDebtors = standing(DEBTORS, 0);
const losing = rentSinceAugust(60_000);

const last = (count: number) => ({ months: acme.months.slice(-count) });
const withoutJuly = { months: acme.months.filter((of) => of.month !== '2026-07') };

describe('what to do next (5.26)', () => {
  it.each<readonly [string, Books, (typeof ADVICE)[number]]>([
    ['customers are slow', acme, 'slowPayers'],
    [
      'overdrawn, though customers are slow and there are losses',
      acmeWith(both(standing(BANK, -1), losing)),
      'overdrawn',
    ],
    ['losses and less than two months in the bank', acmeWith(both(poor, losing)), 'runningOut'],
    ['losses with enough in the bank, customers slow', acmeWith(both(rich, losing)), 'slowPayers'],
    ['losses with enough in the bank, customers quick', acmeWith(both(rich, losing, paidSoon)), 'losses'],
    ['little in the bank without losses', acmeWith(both(poor, paidSoon)), 'paidInTime'],
    ['all well', acmeWith(paidSoon), 'paidInTime'],
    ['no debtors: nobody is praised for paying', acmeWith(noDebtors), 'costs'],
    ['customers are owed: nobody is praised either', acmeWith(standing(DEBTORS, -5_000)), 'costs'],
    [
      'no sales and no debtors',
      acmeWith((line) => (line[0] === SALES ? undefined : both(noDebtors, rich)(line, acme.months[0]!))),
      'losses',
    ],
    ['profit and loss typed alone', acmeWith(flowsOnly), 'costs'],
    ['profit and loss typed alone, with losses', acmeWith((line, of) => flowsOnly(losing(line, of))), 'losses'],
    ['balances typed alone', acmeWith(balancesOnly), 'enterFigures'],
    ['balances typed alone, overdrawn', acmeWith((line) => balancesOnly(standing(BANK, -9)(line))), 'overdrawn'],
    ['a gap in the year', acmeWith(same, withoutJuly), 'enterFigures'],
    ['a gap in the year, with losses since', acmeWith(losing, withoutJuly), 'losses'],
    ['a gap in the year, overdrawn', acmeWith(standing(BANK, -1), withoutJuly), 'overdrawn'],
    ['one month', acmeWith(same, last(1)), 'enterFigures'],
    ['two months', acmeWith(losing, last(2)), 'enterFigures'],
    ['three months', acmeWith(same, last(3)), 'slowPayers'],
    ['connected, and nothing in the books', { ...acme, months: [] }, 'enterFigures'],
  ])('of a company with %s', (_, books, advice) => {
    const told = typed(books);
    const company = companyOn(ACME_TODAY, told);
    const given = nextAdvice(company, latestMonth(company));
    expect(given.advice).toBe(advice);
    const { needs } = ADVICE_RULES.find((rule) => rule.advice === advice)!;
    expect(Object.keys(given.facts)).toEqual(needs);
    expect(Object.values(given.facts).map(({ value }) => value)).not.toContain(null);
  });

  it('of no company asks for figures', () => {
    expect(nextAdvice(null, null)).toEqual({ advice: 'enterFigures', facts: {} });
  });

  it('tells slow payers and days on one basis: to take 40 days brings what is told', () => {
    const { facts } = nextAdvice(companyOn(ACME_TODAY, acme), month('2026-10'));
    expect([rounded(facts.slowPayers!.value, 2), rounded(facts.debtorDays!.value, 1)]).toEqual([17_260.27, 47.6]);
    const ofDays = new Decimal(108_000).times(new Decimal(1).minus(new Decimal(40).div(facts.debtorDays!.value!)));
    expect(rounded(facts.slowPayers!.value, 2)).toBe(rounded(ofDays, 2));
  });

  it('has a rule for each advice in the order of the list, the last of which needs nothing', () => {
    expect(ADVICE_RULES.map(({ advice }) => advice)).toEqual(ADVICE);
    expect(ADVICE_RULES.at(-1)?.needs).toEqual([]);
  });

  it('is the first of the rules that applies and has its data, of any company', () => {
    fc.assert(
      fc.property(balancedBooks, (books) => {
        const company = companyOn(ACME_TODAY, books);
        const asAt = latestMonth(company)!;
        const facts = adviceFacts(company, asAt);
        const known = (needs: readonly AdviceFact[]) => needs.every((need) => facts[need].value !== null);
        const { advice } = nextAdvice(company, asAt);
        const place = ADVICE_RULES.findIndex((rule) => rule.advice === advice);
        const values = Object.fromEntries(
          Object.entries(facts).map(([name, { value }]: [string, { value: Decimal | null }]) => [name, value]),
        ) as Record<AdviceFact, Decimal>;
        expect(known(ADVICE_RULES[place]!.needs)).toBe(true);
        expect(ADVICE_RULES.slice(0, place).filter(({ needs, applies }) => known(needs) && applies(values))).toEqual(
          [],
        );
      }),
    );
  });
});

/** Books that tell only a half of each month are typed ones. */
const typed = (books: Books): Books => {
  const half =
    books.months.length > 0 && books.months.every(({ lines }) => lines.every((l) => l[1] === null || l[2] === null));
  if (!half) return books;
  const types: Readonly<Record<number, string>> = {
    1: 'turnover',
    2: 'costOfSales',
    3: 'payroll',
    4: 'overheads',
    5: 'overheads',
    6: 'tax',
    7: 'fixedAssets',
    8: 'stock',
    9: 'tradeDebtors',
    10: 'cash',
    11: 'otherCurrentAssets',
    12: 'tradeCreditors',
    16: 'longTermCreditors',
    17: 'capitalAndReserves',
  };
  return {
    ...books,
    source: 'manual',
    accounts: books.accounts.map((of) => ({ ...of, type: types[of.ref] ?? 'otherCurrentLiabilities', subType: null })),
  };
};
