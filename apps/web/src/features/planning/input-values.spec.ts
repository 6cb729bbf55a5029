import { inputsForm, planningMessages as texts } from '@keelson/contracts/planning';
import { settledAmount } from '@keelson/contracts/validation';
import fc from 'fast-check';
import { inputRules } from './input-rules';
import { inputsBody, inputsValues, type InputsValues, NO_INPUTS } from './input-values';
import type { Inputs } from './planning.api';

const FILLED: InputsValues = {
  ...{ noOfMonthsThisYear: '7', salesYTD: '£420,000.50', costOfSalesYTD: '168 000', payrollYTD: '0' },
  ...{ overheadCostsYTD: '(12.34)', noOfMonthsLastYear: '12', salesLastYear: '650,000' },
  ...{ costOfSalesLastYear: '273000', payrollCostLastYear: '165,000', overheadCostsLastYear: '12,000,000' },
};

/** As the API answers what was sent. */
const answered = (sent: ReturnType<typeof inputsBody>) =>
  ({
    input_values: {
      ...{ No_of_months_this_year: sent.noOfMonthsThisYear, sales_YTD: sent.salesYTD, payroll_YTD: sent.payrollYTD },
      ...{ cost_of_sales_YTD: sent.costOfSalesYTD, overhead_costs_YTD: sent.overheadCostsYTD },
      ...{ No_of_months_last_year: sent.noOfMonthsLastYear, sales_last_year: sent.salesLastYear },
      ...{ cost_of_sales_last_year: sent.costOfSalesLastYear, payroll_cost_last_year: sent.payrollCostLastYear },
      overhead_costs_last_year: sent.overheadCostsLastYear,
    },
  }) as Inputs;

describe('what is typed into the inputs', () => {
  it('is sent as the amount that was typed, beyond the shown bounds too', () => {
    expect(inputRules(FILLED)).toEqual({});
    expect(inputsForm.parse(inputsBody(FILLED))).toMatchObject({
      ...{ noOfMonthsThisYear: 7, salesYTD: 420_000.5, costOfSalesYTD: 168_000, payrollYTD: 0 },
      ...{ overheadCostsYTD: -12.34, overheadCostsLastYear: 12_000_000 },
    });
  });

  it('[PLAN-07~] is all required', () => {
    const messages = inputRules(NO_INPUTS);
    expect(Object.keys(messages)).toHaveLength(10);
    expect(new Set(Object.values(messages))).toEqual(new Set([texts.required]));
  });

  it.each([
    ['13', 'Months should not be greater than 12'],
    ['12.5', 'Months should not be greater than 12'],
    ['-1', 'Months should not be less than 0'],
    ['6.5', 'Enter whole months, for example 7'],
    ['seven', 'Enter the number of months, for example 7'],
    ['0', undefined],
    ['12', undefined],
  ])('[PLAN-07~] %s months are answered with %s', (months, message) => {
    expect(inputRules({ ...FILLED, noOfMonthsLastYear: months }).noOfMonthsLastYear).toBe(message);
  });

  it('is no amount where it is none, and never another one', () => {
    for (const text of ['12.345', '1,23', 'ten', '1e5', '--3'])
      expect([text, inputRules({ ...FILLED, salesYTD: text }).salesYTD]).toEqual([text, texts.amountUnreadable]);
    expect(inputRules({ ...FILLED, salesYTD: '1000000000' }).salesYTD).toBe(texts.amountTooLarge);
  });

  it('reads back as it stood in the boxes, whatever the amounts', () => {
    const amount = fc
      .integer({ min: -99_999_999_999, max: 99_999_999_999 })
      .map((pence) => settledAmount((pence / 100).toFixed(2), 'pounds'));
    const values = fc.record({
      ...{ noOfMonthsThisYear: fc.integer({ min: 0, max: 12 }).map(String), salesYTD: amount, payrollYTD: amount },
      ...{ costOfSalesYTD: amount, overheadCostsYTD: amount, noOfMonthsLastYear: fc.constant('12') },
      ...{ salesLastYear: amount, costOfSalesLastYear: amount, payrollCostLastYear: amount },
      overheadCostsLastYear: amount,
    });
    fc.assert(
      fc.property(values, (typed) => {
        expect(inputRules(typed)).toEqual({});
        expect(inputsValues(answered(inputsBody(typed)))).toEqual(typed);
      }),
    );
  });
});
