import { financeDataBody } from '@keelson/contracts/ledger';
import { type EnterFigures, type LedgerCommand, ledgerDecider } from '@keelson/domain/ledger';
import { calendarDate } from '@keelson/kernel';
import { sizeOf } from '@keelson/test-database/run';
import fc from 'fast-check';
import { financeForm, typedFigures } from './finance-data';

const TODAY = calendarDate('2026-11-22');
const LARGEST_PENCE = 99_999_999_999;

/** Pounds as the browser sends them: text of the wire, parsed. */
const typed = fc
  .oneof(fc.integer({ min: -LARGEST_PENCE, max: LARGEST_PENCE }), fc.integer({ min: -100, max: 100 }))
  .map((pence) => JSON.parse((pence / 100).toString()) as number);
const pounds = fc.option(typed, { nil: null });
const fromZero = fc.option(typed.map(Math.abs), { nil: null });
/** Small enough for their sum to be taken. */
const part = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map((pence) => pence / 100);
const small = fc.option(part, { nil: null });
const smallFromZero = fc.option(part.map(Math.abs), { nil: null });
/** To the penny, as the page adds up what is typed. */
const sum = (...amounts: readonly (number | null)[]): number =>
  Math.round(amounts.reduce<number>((total, amount) => total + (amount ?? 0) * 100, 0)) / 100;
const isAnything = ({ date: _date, month: _month, ...amounts }: Record<string, unknown>): boolean =>
  Object.values(amounts).some((amount) => amount !== null);

const form = financeForm(null, TODAY, 3);
const sent = fc.record({
  day: fc
    .record({
      ...{ date: fc.constantFrom(...form.dayOptions), cashInDays: fromZero, cashOutDays: fromZero },
      ...{ todays_Balance: pounds, stockDays: fromZero, debtorsDays: pounds, creditorsDays: pounds },
    })
    .filter(isAnything),
  /** Totals hold their parts, where they are given. */
  balance: fc
    .record({
      month: fc.constantFrom(...form.monthOptions),
      parts: fc.record({
        ...{ stockMonths: smallFromZero, debtorsMonths: small, creditorsMonths: small, monthEndCashBalance: small },
      }),
      ...{ fixedAssets: pounds, longTermCreditors: pounds },
      ...{ moreAssets: smallFromZero, moreLiabilities: smallFromZero },
    })
    .map(({ month, parts, moreAssets, moreLiabilities, ...rest }) => {
      const { stockMonths, debtorsMonths, creditorsMonths, monthEndCashBalance: cash } = parts;
      const assets = sum(stockMonths, debtorsMonths, Math.max(0, cash ?? 0), moreAssets);
      const liabilities = sum(creditorsMonths, Math.max(0, -(cash ?? 0)), moreLiabilities);
      return {
        ...{ month, ...parts, ...rest },
        currentAssets: moreAssets === null ? null : assets,
        currentLiabilities: moreLiabilities === null ? null : liabilities,
      };
    })
    .filter(isAnything),
  profit: fc.record({
    ...{ month: fc.constantFrom(...form.monthOptions), salesAndRevenue: pounds, costOfSales: pounds },
    ...{
      payroll: pounds,
      overheads: pounds,
      employees: fc.integer({ min: 1, max: 100_000_000 }).map((of) => of / 100),
    },
  }),
});

const NOTHING = {
  balanceSheetLastYearMonthWiseEntity: [],
  ...{ balanceSheetLastYearMinusOneMonthWiseEntity: [], profitAndLossLastYear: [] },
  profitAndLossLastYearMinusOneMonthWiseData: [],
};

describe('typed figures', () => {
  it('[INT-06~] are read back from the books as they were sent, to the penny', () => {
    fc.assert(
      fc.property(sent, ({ day, balance, profit }) => {
        const body = financeDataBody.parse({
          ...NOTHING,
          financial_month: 3,
          balanceSheetDayWiseData: [day],
          balanceSheetMonthWiseData: [balance],
          profitAndLossThisYear: [profit],
        });
        const about = { entryId: 'e1', organisationName: 'Acme', disconnected: false, at: new Date(TODAY) };
        const command: EnterFigures = { name: 'EnterFigures', ...about, ...typedFigures(body) };
        const books = kept(command);
        const read = financeForm(books, TODAY, 3);
        expect(read.balanceSheetDayWiseData).toEqual([day]);
        expect(read.balanceSheetMonthWiseData).toEqual([balance]);
        expect(read.profitAndLossThisYear).toEqual([profit]);
      }),
      { numRuns: sizeOf('TYPED_ENTRIES') },
    );
  });
});

function kept(command: LedgerCommand) {
  const decided = ledgerDecider.decide(command, ledgerDecider.initialState);
  if (!decided.ok) throw new Error(decided.failure.code);
  return decided.value.reduce(ledgerDecider.evolve, ledgerDecider.initialState).books;
}
