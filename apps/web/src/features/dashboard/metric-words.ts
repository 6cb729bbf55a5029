import type { BenchmarkKey } from '@keelson/contracts/dashboard';
import { oneDecimal, percentText, poundsText } from './figure-words';

interface MetricWords {
  readonly text: (value: number | null) => string;
  readonly learn: string;
}

const days = (value: number | null): string => (value === null ? '-' : `${oneDecimal(value)} days`);

/** What each metric says and why it is worth watching. */
export const METRIC_WORDS: Readonly<Record<BenchmarkKey, MetricWords>> = {
  gmAsTurnover: {
    text: percentText,
    learn:
      'What is left of every pound of sales after the goods and work that went into it. It pays for everything else, so a higher margin gives you room in slow months.',
  },
  turnOverPerEmp: {
    text: poundsText,
    learn:
      'Turnover divided by the people you employ shows how much each of them brings in. It grows with better prices, better tools and less waiting, and it tells early when a team has grown faster than its work.',
  },
  payrollAsTurnover: {
    text: percentText,
    learn:
      'The share of sales that goes to wages. Lower is better here; a share that rises for months says that prices or volumes have not kept up with pay.',
  },
  profitBeforeTax: {
    text: percentText,
    learn:
      'What is left of every pound of sales once everything but tax is paid. It is what you can save, invest or take out.',
  },
  tradeDebtorsDays: {
    text: days,
    learn:
      'How long customers take to pay. Lower is better: every day less brings a day’s sales into the bank, once and for good.',
  },
  tradeCreditorsDays: {
    text: days,
    learn:
      'How long you take to pay suppliers. Longer keeps more cash in hand, but nobody likes to be paid late: agree longer terms rather than paying past them.',
  },
};
