import { tableText } from '../ui/charts/chart-formats';
import type { ExplainedPlace } from './explained-place';
import type { FigureExplanation } from './explanation.api';

type Told = Pick<FigureExplanation, 'figure' | 'value' | 'inputs'>;
type Inputs = Readonly<Record<string, number>>;

interface Advice {
  /** What it is worked out from; without all of them there is none. */
  readonly needs: readonly string[];
  /** The figure from its inputs: where that is another one, the figure is worked out otherwise and nothing is said. */
  readonly figure: (of: Inputs) => number;
  readonly say: (of: Inputs, value: number) => string | undefined;
}

const pounds = (value: number): string => tableText(value, 'pounds');
const at = (of: Inputs, name: string): number => of[name] ?? Number.NaN;

/** One day's part of an amount of some months. */
const aDayOf = (amount: number, months: number): number => (amount * 12) / (months * 365);

const share = (part: (of: Inputs) => number, needs: readonly string[], word: 'more' | 'less'): Advice => ({
  needs: ['turnover', ...needs],
  figure: (of) => (part(of) / at(of, 'turnover')) * 100,
  say: (of) => `One percentage point ${word} would have left you ${pounds(at(of, 'turnover') / 100)} more.`,
});

const debtorDay = (of: Inputs): number => aDayOf(at(of, 'turnover') * at(of, 'vatMultiplier'), at(of, 'months'));
const stockDay = (of: Inputs): number => aDayOf(at(of, 'costOfSales'), at(of, 'months'));

/** Cover above this is not tight (formulas 5.9). */
const TIGHT = 1.5;

const ADVICE: Readonly<Partial<Record<ExplainedPlace['figure'], Advice>>> = {
  grossmarginTurnOver: share((of) => at(of, 'turnover') - at(of, 'costOfSales'), ['costOfSales'], 'more'),
  payrollTurnover: share((of) => at(of, 'payroll'), ['payroll'], 'less'),
  overheadsTurnover: share((of) => at(of, 'overheads'), ['overheads'], 'less'),
  tradeDebtorDaysList: {
    needs: ['tradeDebtors', 'turnover', 'months', 'vatMultiplier'],
    figure: (of) => at(of, 'tradeDebtors') / debtorDay(of),
    say: (of, days) =>
      days < 1
        ? undefined
        : `Paid one day sooner on average, you would have ${pounds(debtorDay(of))} more in the bank.`,
  },
  stockTurnDaysList: {
    needs: ['stock', 'costOfSales', 'months'],
    figure: (of) => at(of, 'stock') / stockDay(of),
    say: (of, days) => (days < 1 ? undefined : `Stock for one day less would free ${pounds(stockDay(of))} of cash.`),
  },
  coverRatio: {
    needs: ['cash', 'tradeDebtors', 'tradeCreditors'],
    figure: (of) => (at(of, 'cash') + at(of, 'tradeDebtors')) / at(of, 'tradeCreditors'),
    say: (of, cover) =>
      cover > TIGHT || cover < 0
        ? undefined
        : `${pounds(TIGHT * at(of, 'tradeCreditors') - at(of, 'cash') - at(of, 'tradeDebtors'))} more in the bank, with no more owed to suppliers, would bring the cover to ${TIGHT}.`,
  },
};

/** Half of what a figure with one decimal is rounded by, and a little for the rounding of its inputs. */
const NEAR = 0.06;

/** What the owner could do about a figure, as far as its own inputs say what that would bring. */
export function couldDo({ figure, value, inputs }: Told): string | undefined {
  const advice = ADVICE[figure];
  if (advice === undefined || value === null) return undefined;
  const of: Record<string, number> = {};
  for (const input of inputs) if (input.value !== null) of[input.name] = input.value;
  if (!advice.needs.every((name) => name in of)) return undefined;
  return Math.abs(advice.figure(of) - value) <= NEAR ? advice.say(of, value) : undefined;
}
