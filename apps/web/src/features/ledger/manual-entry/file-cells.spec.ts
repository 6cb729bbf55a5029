import { ledgerMessages as texts } from '@keelson/contracts/ledger';
import { emptyForm } from '../testing/books';
import { savedAmounts } from './entries';
import { fileCells } from './file-cells';
import { templateSheets } from './figures-template';

const PROFIT = ['Month', 'Payroll £', 'Sales / revenue', 'Margin'];

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
    expect(fileCells({ sheets: [{ name: 'P&L', rows }] }, emptyForm)).toEqual({
      typed: {
        'profit 2026-10 payroll': '1,200.50',
        'profit 2026-10 salesAndRevenue': '9,000',
        'profit 2026-09 payroll': '-50',
        // Taken as it stands, and refused beside its cell.
        'profit 2026-07 payroll': '12.345',
      },
      taken: 4,
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
    expect(fileCells({ sheets: [{ name: '', rows }] }, emptyForm).left).toEqual([
      { place: 'Row 2', text: 'May 1999', why: texts.notAMonthOfTheForm },
    ]);
  });

  it('a sheet without a known column is named, an empty one is not', () => {
    const sheets = [
      { name: 'Notes', rows: [['Hello'], ['Oct 2026', '1']] },
      { name: 'Sheet2', rows: [['', '']] },
    ];
    expect(fileCells({ sheets }, emptyForm)).toEqual({
      typed: {},
      taken: 0,
      left: [{ place: 'Notes', text: '', why: texts.noKnownColumns }],
    });
  });

  it('the template comes back as what it was filled with, every cell of it', () => {
    const saved = savedAmounts(emptyForm);
    const sheets = templateSheets(emptyForm, saved, {});
    const filled = sheets.map(({ sheet, heading, rows }) => ({
      name: sheet,
      rows: [
        heading,
        ...rows.map(([date], at) => [String(date), ...heading.slice(1).map((_, column) => `${at + column + 1}`)]),
      ],
    }));
    const { taken, left, typed } = fileCells({ sheets: filled }, emptyForm);
    expect(left).toEqual([]);
    // 31 months of profit and of balances, three days: five, eight and six figures each.
    expect(taken).toBe(31 * (5 + 8) + 3 * 6);
    expect(typed['profit 2024-04 salesAndRevenue']).toBe('1');
    expect(templateSheets(emptyForm, saved, typed).map(({ rows }) => rows[0]?.slice(1))).toEqual(
      sheets.map(({ heading }) => heading.slice(1).map((_, column) => column + 1)),
    );
  });
});
