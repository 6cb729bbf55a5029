import { couldDo } from './could-do';
import type { FigureExplanation } from './explanation.api';
import { plainSentence, spanText } from './plain-sentence';

type Told = Pick<FigureExplanation, 'figure' | 'value' | 'inputs'>;

const told = (figure: Told['figure'], value: number | null, inputs: Readonly<Record<string, number | null>>): Told => ({
  figure,
  value,
  inputs: Object.entries(inputs).map(([name, amount]) => ({ name, value: amount, unit: 'pounds', before: null })),
});

const DEBTORS = { tradeDebtors: 108_000, turnover: 690_000, months: 12, vatMultiplier: 1.2 };

describe('the sentence of a figure', () => {
  it.each([
    ['tradeDebtorDaysList', 47.6, 'On average your customers take 47.6 days, about 7 weeks, to pay.'],
    ['tradeCreditorDaysList', 9, 'On average you take 9.0 days to pay for what you buy on credit.'],
    ['profitBeforeTaxTurnOver', 13.04, 'You kept £13.04 of each £100 you sold, before tax.'],
    ['profitBeforeTaxTurnOver', -5, 'You lost £5.00 on each £100 you sold, before tax.'],
    ['cashBalance', -1_200, 'Your bank accounts together are overdrawn by £1,200.'],
    ['monthsOfCosts', 5.9, 'With nothing coming in, your cash would pay wages and overheads for 5.9 months.'],
  ] as const)('says what %s of %s means for this company', (figure, value, sentence) =>
    expect(plainSentence({ figure, value })).toBe(sentence),
  );

  it('is left out where there is no figure, or one that such a sentence would not fit', () => {
    expect(plainSentence({ figure: 'tradeDebtorDaysList', value: null })).toBeUndefined();
    expect(plainSentence({ figure: 'tradeDebtorDaysList', value: -3 })).toBeUndefined();
    expect(plainSentence({ figure: 'netAssets', value: 10 })).toBeUndefined();
  });

  it('rounds weeks to halves', () => {
    expect([13.4, 14, 38.7, 45.4].map(spanText)).toEqual([
      '13.4 days',
      '14.0 days, about 2 weeks,',
      '38.7 days, about 5½ weeks,',
      '45.4 days, about 6½ weeks,',
    ]);
  });
});

describe('what the owner could do', () => {
  it.each([
    [
      told('tradeDebtorDaysList', 47.6, DEBTORS),
      'Paid one day sooner on average, you would have £2,268 more in the bank.',
    ],
    [told('tradeDebtorDaysList', 47.6, { ...DEBTORS, tradeDebtors: 54_000, turnover: 345_000, months: 6 }), undefined],
    [
      told('payrollTurnover', 25.5, { payroll: 175_950, turnover: 690_000 }),
      'One percentage point less would have left you £6,900 more.',
    ],
    [
      told('stockTurnDaysList', 46.6, { stock: 36_000, costOfSales: 282_000, months: 12 }),
      'Stock for one day less would free £773 of cash.',
    ],
    [
      told('coverRatio', 1.46, { cash: 22_800, tradeDebtors: 101_300, tradeCreditors: 84_900 }),
      '£3,250 more in the bank, with no more owed to suppliers, would bring the cover to 1.5.',
    ],
    [told('coverRatio', 3.56, { cash: 52_000, tradeDebtors: 108_000, tradeCreditors: 45_000 }), undefined],
  ])('is worked out from the inputs of the figure', (figure, advice) => expect(couldDo(figure)).toBe(advice));

  it('is left out without all inputs, without the figure, and where the inputs do not come to it', () => {
    expect(couldDo(told('tradeDebtorDaysList', 47.6, { ...DEBTORS, turnover: null }))).toBeUndefined();
    expect(couldDo(told('tradeDebtorDaysList', null, DEBTORS))).toBeUndefined();
    expect(couldDo(told('tradeDebtorDaysList', 57.1, DEBTORS))).toBeUndefined();
    expect(couldDo(told('netAssets', 10, DEBTORS))).toBeUndefined();
  });
});
