import type { Advice } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import * as paths from '../../../client/paths';
import type { ExplainedPlace, Explaining } from '../../../figures/explained-place';
import { FigureText } from '../../../figures/figure-text';
import type { DashboardFigures } from '../dashboard.api';
import { endOfMonthText, oneDecimal, poundsText } from '../figure-words';

interface AdviceGiven {
  readonly next: DashboardFigures['next'];
  /** The last month with figures. */
  readonly asAt: string | null;
  readonly explaining: Explaining;
}

export interface AdviceWords {
  readonly what: ReactNode;
  readonly why: ReactNode;
  /** Where the owner begins. */
  readonly where: { readonly to: string; readonly text: string };
}

/** Amounts are shown as they are explained: the same number, rounded once. */
const amount = (
  { explaining }: AdviceGiven,
  value: number | null,
  name: string,
  place: ExplainedPlace,
  text: string = poundsText(value),
) => <FigureText {...{ value, name, place, explaining, text }} />;

const cash = (of: AdviceGiven) =>
  amount(of, of.next.cash, 'cash at the month end', { figure: 'cashBalance', over: 'month' }, sizeText(of.next.cash));

const loss = (of: AdviceGiven) =>
  amount(
    of,
    of.next.recentProfit,
    'the loss of three months',
    { figure: 'recentProfit', over: 'month' },
    sizeText(of.next.recentProfit),
  );

const costs = (of: AdviceGiven) =>
  amount(of, of.next.monthlyCosts, 'a month of costs', { figure: 'monthlyCosts', over: 'twelveMonths' });

const slow = (of: AdviceGiven) =>
  amount(of, of.next.slowPayers, 'what customers are slow to pay', { figure: 'slowPayers', over: 'twelveMonths' });

const days = (of: AdviceGiven) =>
  amount(
    of,
    of.next.debtorDays,
    'how long customers take',
    { figure: 'tradeDebtorDaysList', over: 'month' },
    `${oneDecimal(of.next.debtorDays)} days`,
  );

/** How much is lost or overdrawn, where the words say which. */
const sizeText = (value: number | null): string => poundsText(value === null ? null : Math.abs(value));

const onDay = ({ asAt }: AdviceGiven): string => (asAt === null ? '' : ` on ${endOfMonthText(asAt)}`);

const FIGURES = { to: paths.myFinancials, text: 'See your figures' };

/** What is told of each advice, and from which figures. */
export const ADVICE_WORDS: Readonly<Record<Advice, (of: AdviceGiven) => AdviceWords>> = {
  overdrawn: (of) => ({
    what: 'Bring your bank accounts back above zero',
    why: (
      <>
        Together they were {cash(of)} overdrawn{onDay(of)}. Agree with your bank what it lends, and hold back what can
        wait.
      </>
    ),
    where: FIGURES,
  }),
  runningOut: (of) => ({
    what: 'Stop the losses before the cash runs out',
    why: (
      <>
        The last three months lost {loss(of)} before tax. {of.next.cash !== null && of.next.cash > 0 ? 'Only ' : ''}
        {cash(of)} stood in the bank{onDay(of)}, less than two months of wages and overheads at {costs(of)} a month.
      </>
    ),
    where: FIGURES,
  }),
  slowPayers: (of) => ({
    what: <>Bring in the {slow(of)} that customers are slow to pay</>,
    why: (
      <>
        They take {days(of)}; at {of.next.targetDays} days the money would be in the bank now.
      </>
    ),
    where: FIGURES,
  }),
  losses: (of) => ({
    what: 'Find out what makes the losses',
    why: <>The last three months lost {loss(of)} before tax.</>,
    where: FIGURES,
  }),
  paidInTime: (of) => ({
    what: 'Look at where each £100 of sales goes',
    why: (
      <>
        Customers pay you in {days(of)}, within {of.next.targetDays}. What you spend is the next thing to look at.
      </>
    ),
    where: FIGURES,
  }),
  costs: () => ({
    what: 'Look at where each £100 of sales goes',
    why: 'Wages, goods, overheads and what is left for you.',
    where: FIGURES,
  }),
  enterFigures: () => ({
    what: 'Bring in the figures of three months or more',
    why: 'There is too little yet to say what would help most.',
    where: { to: paths.ownFigures, text: 'Enter figures' },
  }),
};
