import type {
  AccountChanges,
  CashItem,
  CashLevers,
  KeptCashBase,
  KeptDetailResults,
  KeptPlanFigures,
  KeptPlanResults,
  KeptProfitGroups,
  PlanSliders,
} from '@keelson/calculators/planning';
import type { CalculationSaver, PlanningTool } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

/** What cash release came to, in whole pence; `null` for what is not known of a line that was left alone. */
export type CashResults = Readonly<Record<'total' | `${CashItem}Released` | `${CashItem}Revised`, number | null>>;

/** A calculation as it was saved: what it was made of, and what it came to. A tool adds its own to this union. */
export interface CashCalculation {
  readonly tool: Extract<PlanningTool, 'cashRelease'>;
  readonly inputs: CashLevers;
  readonly base: KeptCashBase;
  readonly results: CashResults;
}

/** A plan that was typed has no import and no month in its origin. */
export interface PlanCalculation {
  readonly tool: Extract<PlanningTool, 'planner'>;
  readonly inputs: PlanSliders;
  readonly base: KeptPlanFigures;
  readonly results: KeptPlanResults;
}

/** By how many percent accounts change, by their ids; what is not there does not change. */
export interface DetailCalculation {
  readonly tool: Extract<PlanningTool, 'detailedProfitAndLoss'>;
  readonly inputs: AccountChanges;
  readonly base: KeptProfitGroups;
  readonly results: KeptDetailResults;
}

export type Calculation = CashCalculation | PlanCalculation | DetailCalculation;

/** Where a base comes from. */
export interface BaseOrigin {
  /** The imports and entries that the figures came with. */
  readonly importIds: readonly string[];
  /** The months of the sums, the oldest first, and the month whose balances count. */
  readonly months: readonly string[];
  readonly balanceMonth: string | null;
  /** The months are those of the year just completed (decision 4.69). */
  readonly period1: boolean;
}

/** A calculation was saved: it can be computed again from what it pins, whatever the books say by then (BEYOND-11). */
export type CalculationSaved = DomainEvent<
  'planning.calculation-saved.v1',
  Calculation &
    BaseOrigin & {
      /** ISO instant, by which it is named (decision 4.70): no two of a list have the same. */
      readonly savedAt: string;
      readonly savedBy: CalculationSaver;
      /** In the words of whoever saved it; empty for none. */
      readonly name: string;
      /** Version of the way the tool computes. */
      readonly formulaVersion: number;
    }
>;

export const calculationEventDefinitions: EventDefinitions<CalculationSaved> = {
  'planning.calculation-saved.v1': {
    personal: {
      name: '',
      inputs: { stockTurnIncrease: 0, debtorDays: 0, creditorDays: 0 },
      base: {
        ...{ months: 0, sales: null, costOfSales: null, overheads: null, vatMultiplier: null },
        ...{ stock: null, tradeDebtors: null, tradeCreditors: null },
      },
      results: {
        ...{ total: null, stockReleased: null, tradeDebtorsReleased: null, tradeCreditorsReleased: null },
        ...{ stockRevised: null, tradeDebtorsRevised: null, tradeCreditorsRevised: null },
      },
    },
  },
};

export const calculationsStream = (accountId: string): string => `calculations-${accountId}`;
