import {
  CASH_RELEASE_VERSION,
  type CashBase,
  type CashBaseOfBooks,
  type CashLevers,
  type CashRelease,
  type Figure,
  type KeptCashBase,
  keptCashBase,
  vatMultiplierOf,
} from '@keelson/calculators';
import type { calculateCashReleaseContract, cashReleaseContract } from '@keelson/contracts/planning';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { type CalculationSaved, type CashCalculation, cashReleaseAsOf, cashResults } from '@keelson/domain/planning';
import { canonicalJson, Decimal, pence } from '@keelson/kernel';
import type { SavedCalculationRow } from '@keelson/read-models/planning';
import type { CompanyRead } from '../books/company-reader';

export type CashReleaseAnswer = AnswerInputOf<typeof cashReleaseContract>;
type Results = AnswerInputOf<typeof calculateCashReleaseContract>;
export type CashReleaseSent = InputOf<typeof calculateCashReleaseContract>['body'];
type WireBase = Pick<CashReleaseSent, Exclude<keyof CashReleaseSent, 'username' | keyof WireInputs>>;
type WireInputs = Pick<CashReleaseSent, 'increaseSTockTurnByPercentage' | 'targetDebtorDays' | 'negotiate60DayTerms'>;

/** What a saved cash release pinned. */
type Kept = Pick<CashCalculation, 'inputs' | 'base' | 'results'> &
  Pick<CalculationSaved['data'], 'months' | 'balanceMonth' | 'period1' | 'formulaVersion'>;

const number = ({ value }: Figure): number | null => value?.toNumber() ?? null;
const pounds = (amount: number | null): number | null => (amount === null ? null : amount / 100);
/** What has parts of a penny is nobody's figure: it never equals one of the books. */
const inPence = (amount: number | null): number | null =>
  amount === null ? null : pence(new Decimal(amount).times(100).round().toNumber());

export const wireInputs = ({ stockTurnIncrease, debtorDays, creditorDays }: CashLevers): WireInputs => ({
  increaseSTockTurnByPercentage: stockTurnIncrease,
  targetDebtorDays: debtorDays,
  negotiate60DayTerms: creditorDays,
});

export const sentLevers = (sent: WireInputs): CashLevers => ({
  stockTurnIncrease: sent.increaseSTockTurnByPercentage,
  debtorDays: sent.targetDebtorDays,
  creditorDays: sent.negotiate60DayTerms,
});

export const wireBase = (kept: KeptCashBase): WireBase => ({
  noOfMonthsThisYear: kept.months,
  sales: pounds(kept.sales),
  costOfSales: pounds(kept.costOfSales),
  overheads: pounds(kept.overheads),
  vatRatio: kept.vatMultiplier === null ? null : Number(kept.vatMultiplier),
  currentBalanceSheetFigureInStock: pounds(kept.stock),
  currentBalanceSheetFigureInTradeDebtors: pounds(kept.tradeDebtors),
  currentBalanceSheetFigureInTradeCreditors: pounds(kept.tradeCreditors),
});

const sentBase = (sent: WireBase): KeptCashBase => ({
  months: sent.noOfMonthsThisYear,
  sales: inPence(sent.sales),
  costOfSales: inPence(sent.costOfSales),
  overheads: inPence(sent.overheads),
  vatMultiplier: sent.vatRatio === null ? null : (vatMultiplierOf(sent.vatRatio)?.toFixed() ?? null),
  stock: inPence(sent.currentBalanceSheetFigureInStock),
  tradeDebtors: inPence(sent.currentBalanceSheetFigureInTradeDebtors),
  tradeCreditors: inPence(sent.currentBalanceSheetFigureInTradeCreditors),
});

/** Whether what somebody looked at is what the books say now. */
export const isBaseOf = (sent: WireBase, base: CashBase): boolean =>
  canonicalJson(sentBase(sent)) === canonicalJson(keptCashBase(base));

export const wireResults = ({ stock, tradeDebtors, tradeCreditors, total }: CashRelease): Results => ({
  totalPotentialCashReleased: number(total),
  cashReleasedInstock: number(stock.released),
  cashReleasedInTradeDebtors: number(tradeDebtors.released),
  cashReleasedInTradeCreditors: number(tradeCreditors.released),
  revisedStock: number(stock.revised),
  revisedDebtors: number(tradeDebtors.revised),
  revisedCreditor: number(tradeCreditors.revised),
  revisedStockTurn: number(stock.measureAfter),
});

const keptResults = (results: Kept['results']): Results => ({
  totalPotentialCashReleased: pounds(results.total),
  cashReleasedInstock: pounds(results.stockReleased),
  cashReleasedInTradeDebtors: pounds(results.tradeDebtorsReleased),
  cashReleasedInTradeCreditors: pounds(results.tradeCreditorsReleased),
  revisedStock: pounds(results.stockRevised),
  revisedDebtors: pounds(results.tradeDebtorsRevised),
  revisedCreditor: pounds(results.tradeCreditorsRevised),
  revisedStockTurn: null,
});

const NO_LEVERS: CashLevers = { stockTurnIncrease: 0, debtorDays: 0, creditorDays: 0 };
const NO_BASE: KeptCashBase = {
  ...{ months: 0, sales: null, costOfSales: null, overheads: null, vatMultiplier: null },
  ...{ stock: null, tradeDebtors: null, tradeCreditors: null },
};
const NO_RESULTS: Kept['results'] = {
  ...{ total: null, stockReleased: null, tradeDebtorsReleased: null, tradeCreditorsReleased: null },
  ...{ stockRevised: null, tradeDebtorsRevised: null, tradeCreditorsRevised: null },
};

const about = ({ companyName, company }: CompanyRead) => ({
  companyName,
  informationFrom: company?.books.source ?? null,
});

/** What cash release starts from now; without a month there is no data. */
export function liveAnswer(read: CompanyRead, books: CashBaseOfBooks | null): CashReleaseAnswer {
  const base = books ? keptCashBase(books.base) : NO_BASE;
  const release = cashReleaseAsOf(CASH_RELEASE_VERSION, base, NO_LEVERS);
  return {
    ...about(read),
    ...wireBase(base),
    ...wireInputs(NO_LEVERS),
    ...(release ? wireResults(release) : keptResults(NO_RESULTS)),
    months: [...(books?.months ?? [])],
    balanceMonth: books?.balanceMonth ?? null,
    period1: books?.period1 ?? false,
    saved: null,
  };
}

/** A calculation as it was saved, computed again from what it pinned. */
export function savedAnswer(read: CompanyRead, row: SavedCalculationRow): CashReleaseAnswer {
  const { inputs, base, results, months, balanceMonth, period1, formulaVersion } = row.kept as Kept;
  const release = cashReleaseAsOf(formulaVersion, base, inputs);
  const isEqual = release != null && canonicalJson(cashResults(release)) === canonicalJson(results);
  return {
    ...about(read),
    ...wireBase(base),
    ...wireInputs(inputs),
    ...(isEqual ? wireResults(release) : keptResults(results)),
    months: [...months],
    balanceMonth,
    period1,
    saved: {
      ...{ storedDate: row.saved_at, name: row.name, savedBy: row.saved_by, formulaVersion },
      reopened: release == null ? 'formulaGone' : isEqual ? 'equal' : 'different',
    },
  };
}
