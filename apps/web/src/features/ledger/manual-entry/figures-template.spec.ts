import { month } from '@keelson/kernel';
import { emptyForm } from '../testing/books';
import { savedAmounts } from './entries';
import { templateSheets } from './figures-template';

it('the template has a row for each date and a column for each figure, with what the form holds so far', () => {
  const saved = savedAmounts({
    ...emptyForm,
    profitAndLossThisYear: [
      {
        month: month('2026-10'),
        salesAndRevenue: 9000.5,
        costOfSales: null,
        payroll: 1,
        overheads: null,
        employees: 7.5,
      },
    ],
  });
  const sheets = templateSheets(emptyForm, saved, {
    'profit 2026-10 payroll': '1,200',
    'day 2026-11-22 cashInDays': '(3)',
  });
  expect(sheets.map(({ sheet, rows }) => [sheet, rows.length])).toEqual([
    ['Profit and loss', 31],
    ['Balance sheet', 31],
    ['Days', 3],
  ]);
  expect(sheets[0]?.heading).toEqual([
    'Month',
    ...['Sales / revenue', 'Cost of sales', 'Payroll', 'Overheads', 'Number of employees'],
  ]);
  expect(sheets[0]?.rows.at(-1)).toEqual(['Oct 2026', 9000.5, null, 1200, null, 7.5]);
  expect(sheets[2]?.rows.at(-1)).toEqual(['22/11/2026', -3, null, null, null, null, null]);
});
