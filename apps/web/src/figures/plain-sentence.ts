import { tableText } from '../ui/charts/chart-formats';
import type { ExplainedPlace } from './explained-place';
import type { FigureExplanation } from './explanation.api';

type Figure = ExplainedPlace['figure'];

const pounds = (value: number): string => tableText(Math.abs(value), 'pounds');

/** Of a share of sales in percent: what it takes of £100. */
const ofHundred = (percent: number): string => `£${Math.abs(percent).toFixed(2)}`;

const HALF = { 0: '', 1: '½' } as const;

/** Days as people think of them: to half a week from two weeks on, else to a day. */
export function spanText(days: number): string {
  const said = `${tableText(days, 'days')} days`;
  if (days < 14) return said;
  const halves = Math.round((days / 7) * 2);
  return `${said}, about ${Math.floor(halves / 2)}${HALF[(halves % 2) as 0 | 1]} weeks,`;
}

/** Says something of amounts and shares on either side of nothing. */
const eitherWay =
  (gained: (value: number) => string, lost: (value: number) => string) =>
  (value: number): string =>
    value < 0 ? lost(value) : gained(value);

const only =
  (positive: (value: number) => string) =>
  (value: number): string | undefined =>
    value > 0 ? positive(value) : undefined;

const SENTENCES: Readonly<Partial<Record<Figure, (value: number) => string | undefined>>> = {
  grossmarginTurnOver: eitherWay(
    (value) =>
      `Of each £100 you sold, ${ofHundred(value)} was left once the goods and work that went into it were paid.`,
    (value) => `The goods and work that went into each £100 you sold cost ${ofHundred(value)} more than they brought.`,
  ),
  profitBeforeTaxTurnOver: eitherWay(
    (value) => `You kept ${ofHundred(value)} of each £100 you sold, before tax.`,
    (value) => `You lost ${ofHundred(value)} on each £100 you sold, before tax.`,
  ),
  payrollTurnover: only(
    (value) => `Wages, employer’s contributions and pensions took ${ofHundred(value)} of each £100 you sold.`,
  ),
  overheadsTurnover: only(
    (value) => `Running the business took ${ofHundred(value)} of each £100 you sold, wages apart.`,
  ),
  employeesTurnover: only((value) => `For each person who works with you, you sell ${pounds(value)} a year.`),
  tradeDebtorDaysList: only((value) => `On average your customers take ${spanText(value)} to pay.`),
  stockTurnDaysList: only((value) => `On average stock lies with you for ${spanText(value)} before it is sold.`),
  stockTurnList: only((value) => `You sell all of your stock ${tableText(value, 'times')} times a year.`),
  tradeCreditorDaysList: only((value) => `On average you take ${spanText(value)} to pay for what you buy on credit.`),
  sales: only((value) => `You sold ${pounds(value)}, without VAT.`),
  profitBeforeTax: eitherWay(
    (value) => `You kept ${pounds(value)} of your sales before tax.`,
    (value) => `You lost ${pounds(value)} before tax.`,
  ),
  grossMargin: only(
    (value) => `${pounds(value)} of your sales was left once the goods and work that went into them were paid.`,
  ),
  cashIn: only((value) => `${pounds(value)} came into your bank accounts. Moves between them are left out.`),
  cashOut: only((value) => `${pounds(value)} left your bank accounts. Moves between them are left out.`),
  netMovement: eitherWay(
    (value) => `Your bank accounts gained ${pounds(value)}.`,
    (value) => `Your bank accounts lost ${pounds(value)}.`,
  ),
  cashBalance: eitherWay(
    (value) => `${pounds(value)} stands on your bank accounts together, overdrawn ones included.`,
    (value) => `Your bank accounts together are overdrawn by ${pounds(value)}.`,
  ),
  stock: only((value) => `The goods you hold cost you ${pounds(value)}.`),
  tradeDebtors: only((value) => `Your customers owe you ${pounds(value)}.`),
  tradeCreditors: only((value) => `You owe your suppliers ${pounds(value)}.`),
  coverRatio: only(
    (value) =>
      `The cash you have and the money owed to you would pay your suppliers ${tableText(value, 'times')} times. 1.5 or less is tight. VAT, PAYE, overdrafts and other debts are not in it: the quick ratio counts them.`,
  ),
  monthlyCosts: only(
    (value) => `A month of wages and overheads costs you ${pounds(value)}. Cash above this line is free.`,
  ),
  monthsOfCosts: only(
    (value) =>
      `With nothing coming in, your cash would pay wages and overheads for ${tableText(value, 'days')} months.`,
  ),
  recentProfit: eitherWay(
    (value) => `The last three months left you ${pounds(value)} before tax.`,
    (value) => `The last three months lost you ${pounds(value)} before tax.`,
  ),
};

/** What a figure says about this company, in one sentence; `undefined` where only its general meaning can be told. */
export function plainSentence({ figure, value }: Pick<FigureExplanation, 'figure' | 'value'>): string | undefined {
  return value === null ? undefined : SENTENCES[figure]?.(value);
}
