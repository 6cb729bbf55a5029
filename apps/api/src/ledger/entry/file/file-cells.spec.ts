import { ENTRY_FIELDS, ledgerMessages as texts } from '@keelson/contracts/ledger';
import { addMonths, type Month } from '@keelson/kernel';
import { fileCells } from './file-cells';

const PROFIT = ['Month', 'Payroll £', 'Sales / revenue', 'Margin'];

/** The form of a company whose year ends in March; last complete month October 2026. */
const month = (first: Month, count: number): Month[] => Array.from({ length: count }, (_, at) => addMonths(first, at));
const FORM = {
  dayOptions: ['2026-11-22', '2026-11-21', '2026-11-20'],
  monthOptions: month('2026-04' as Month, 7),
  pastMonths: month('2024-04' as Month, 24),
};

describe('the cells of a file over the form', () => {
  it('go by titles and dates, whatever the order, and every one that is left is named', () => {
    const rows = [
      ['Acme Joinery Ltd'],
      PROFIT,
      ['Oct 2026', '£1,200.50', '9000', '40 %'],
      ['2026-09-30', '(50)', 'none', ''],
      ['Sep 2026', '1', '2', ''],
      ['Nov 2031', '1', '', ''],
      ['Total', '2', '3', ''],
      ['Aug 2026', '', '', '12 %'],
      ['Jul 2026', '12.345', '-', ''],
    ];
    expect(fileCells([{ name: 'P&L', rows }], FORM)).toEqual({
      figures: [
        { cell: 'profit 2026-10 payroll', text: '1,200.50', amount: 1200.5 },
        { cell: 'profit 2026-10 salesAndRevenue', text: '9,000', amount: 9000 },
        { cell: 'profit 2026-09 payroll', text: '-50', amount: -50 },
        // Taken as it stands, and refused beside its cell.
        { cell: 'profit 2026-07 payroll', text: '12.345', amount: undefined },
      ],
      left: [
        { place: 'P&L, row 4, Sales / revenue', text: 'none', why: texts.amountUnreadable },
        { place: 'P&L, row 5', text: 'Sep 2026', why: texts.dateTwice },
        { place: 'P&L, row 6', text: 'Nov 2031', why: texts.notAMonthOfTheForm },
        { place: 'P&L, row 7', text: 'Total', why: texts.notAMonthOfTheForm },
      ],
    });
  });

  it('a table without a name of its own is told by its rows alone', () => {
    const rows = [PROFIT, ['May 1999', '1', '', '']];
    expect(fileCells([{ name: '', rows }], FORM).left).toEqual([
      { place: 'Row 2', text: 'May 1999', why: texts.notAMonthOfTheForm },
    ]);
  });

  it('a sheet without a known column is named, an empty one is not', () => {
    const sheets = [
      { name: 'Notes', rows: [['Hello'], ['Oct 2026', '1']] },
      { name: 'Sheet2', rows: [['', '']] },
    ];
    expect(fileCells(sheets, FORM)).toEqual({
      figures: [],
      left: [{ place: 'Notes', text: '', why: texts.noKnownColumns }],
    });
  });

  it('takes every figure of the template, by the titles of the form', () => {
    const months = [...FORM.pastMonths, ...FORM.monthOptions];
    const sheets = (['profit', 'balance', 'day'] as const).map((kind) => {
      const dates = kind === 'day' ? FORM.dayOptions : months;
      const titles = ENTRY_FIELDS[kind].map(({ title }) => title);
      return {
        name: kind,
        rows: [['Date', ...titles], ...dates.map((date) => [date, ...titles.map((_, at) => `${at + 1}`)])],
      };
    });
    const { figures, left } = fileCells(sheets, FORM);
    expect(left).toEqual([]);
    // 31 months of profit and of balances, three days: five, eight and six figures each.
    expect(figures).toHaveLength(31 * (5 + 8) + 3 * 6);
    expect(figures[0]).toEqual({ cell: 'profit 2024-04 salesAndRevenue', text: '1', amount: 1 });
  });
});
