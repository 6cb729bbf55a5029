import { financeDataBody } from '@keelson/contracts/ledger';
import { type EnterFigures, type LedgerCommand, ledgerDecider } from '@keelson/domain/ledger';
import { calendarDate } from '@keelson/kernel';
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
const isAnything = ({ date: _, ...amounts }: { date: string } & Record<string, unknown>): boolean =>
  Object.values(amounts).some((amount) => amount !== null);

const form = financeForm(null, TODAY, 3);
const sent = fc.record({
  day: fc
    .record({
      ...{ date: fc.constantFrom(...form.dayOptions), cashInDays: fromZero, cashOutDays: fromZero },
      ...{ todays_Balance: pounds, stockDays: fromZero, debtorsDays: pounds, creditorsDays: pounds },
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
  ...{ balanceSheetMonthWiseData: [], balanceSheetLastYearMonthWiseEntity: [] },
  ...{ balanceSheetLastYearMinusOneMonthWiseEntity: [], profitAndLossLastYear: [] },
  profitAndLossLastYearMinusOneMonthWiseData: [],
};

describe('typed figures', () => {
  it('are read back from the books as they were sent, to the penny', () => {
    fc.assert(
      fc.property(sent, ({ day, profit }) => {
        const body = financeDataBody.parse({
          ...NOTHING,
          financial_month: 3,
          balanceSheetDayWiseData: [day],
          profitAndLossThisYear: [profit],
        });
        const about = { entryId: 'e1', organisationName: 'Acme', disconnected: false, at: new Date(TODAY) };
        const command: EnterFigures = { name: 'EnterFigures', ...about, ...typedFigures(body) };
        const books = kept(command);
        const { balanceSheetDayWiseData, profitAndLossThisYear } = financeForm(books, TODAY, 3);
        expect([balanceSheetDayWiseData, profitAndLossThisYear]).toEqual([[day], [profit]]);
      }),
      { numRuns: 1_000 },
    );
  });
});

function kept(command: LedgerCommand) {
  const decided = ledgerDecider.decide(command, ledgerDecider.initialState);
  if (!decided.ok) throw new Error(decided.failure.code);
  return decided.value.reduce(ledgerDecider.evolve, ledgerDecider.initialState).books;
}
