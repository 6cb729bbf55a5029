import { expectedPages, penceOf, shownAs, toldByQuickBooks, toldByXero } from '.';
import { Fraction } from '../independent';

const cell = (value: string, id: string) => ({ Value: value, Attributes: [{ Id: 'account', Value: id }] });
const row = (id: string, ...values: readonly string[]) => ({
  RowType: 'Row',
  Cells: [id, ...values].map((value) => cell(value, id)),
});
const xero = (...rows: readonly object[]) => ({
  Reports: [
    {
      Rows: [
        {
          RowType: 'Header',
          Cells: ['Account', 'Debit', 'Credit', 'YTD Debit', 'YTD Credit'].map((Value) => ({ Value })),
        },
        { RowType: 'Section', Rows: rows },
      ],
    },
  ],
});

describe('what pages must show, by raw answers of a provider', () => {
  it('reads amounts without a binary fraction', () => {
    expect(['30782.40', '', '-0.05', '1,234.5', '7'].map(penceOf)).toEqual([3_078_240, 0, -5, 123_450, 700]);
    expect(() => penceOf('n/a')).toThrow('not an amount');
  });

  it('reads a trial balance of Xero by its columns (5.1)', () => {
    const told = toldByXero({
      organisation: { Organisations: [{ Name: 'Acme', FinancialYearEndMonth: 3, PaysTax: true }] },
      accounts: {
        Accounts: [
          { AccountID: 's', Code: '200', Name: 'Sales', Type: 'REVENUE' },
          { AccountID: 'b', Code: '090', Name: 'Bank', Type: 'BANK', BankAccountType: 'BANK' },
        ],
      },
      months: new Map([
        ['2026-10', xero(row('s', '', '60000.00', '', '420000.00'), row('b', '100.00', '', '52000.00', ''))],
      ]),
      days: new Map([['2026-11-22', xero(row('b', '', '', '50000.00', ''))]]),
      bankDays: new Map(),
    });
    expect([...told.months.get('2026-10')!]).toEqual([
      ['s', [-6_000_000, -42_000_000]],
      ['b', [10_000, 5_200_000]],
    ]);
    const pages = expectedPages(told, '2026-11-22');
    expect(pages.headline.salesLastMonth).toBe('£60,000');
    expect(pages.cash).toMatchObject({
      today: '£50,000',
      monthEnd: '£52,000',
      monthEndChange: '−3.8%',
      weekChange: null,
    });
    expect(pages.balanceSheet.at(-1)?.netAssets).toBe('£52,000');
  });

  it('reads movements of QuickBooks from its profit and loss, where income is positive, balances from its trial balance', () => {
    const line = (id: string, ...values: readonly string[]) => ({
      ColData: [{ value: id, id }, ...values.map((value) => ({ value }))],
    });
    const total = { Summary: { ColData: [{ value: 'TOTAL' }] } };
    const told = toldByQuickBooks({
      company: { CompanyInfo: { CompanyName: 'Acme', FiscalYearStartMonth: 'April' } },
      preferences: { Preferences: { TaxPrefs: { UsingSalesTax: true } } },
      accounts: {
        QueryResponse: {
          Account: [
            { Id: '1', Name: 'Sales', AccountType: 'Income', AccountSubType: 'SalesOfProductIncome' },
            { Id: '2', Name: 'Wages', AccountType: 'Expense', AccountSubType: 'PayrollExpenses' },
            { Id: '3', Name: 'Bank', AccountType: 'Bank' },
          ],
        },
      },
      months: new Map([
        [
          '2026-10',
          {
            profit: {
              Rows: { Row: [{ Rows: { Row: [line('1', '100.00')] } }, { Rows: { Row: [line('2', '31.20')] } }, total] },
            },
            balances: {
              Rows: { Row: [line('1', '', '700.00'), line('2', '210.00', ''), line('3', '490.00', ''), total] },
            },
          },
        ],
      ]),
      days: new Map(),
      bankDays: { days: [], ledger: {} },
    });
    expect([...told.months.get('2026-10')!]).toEqual([
      ['1', [-10_000, -70_000]],
      ['2', [3_120, 21_000]],
      ['3', [null, 49_000]],
    ]);
    expect(told.yearEndMonth).toBe(3);
    const [, sales] = [told, expectedPages(told, '2026-11-22').profitKpis.at(-1)];
    expect(sales?.own).toMatchObject({ payroll: '31.2%', profitBeforeTax: '68.8%', overheads: '0.0%' });
  });

  it('leaves transfers between own accounts out of a day of Xero, by equal amounts (5.24)', () => {
    const bank = (id: string, ...values: readonly string[]) => row(id, ...values);
    const header = {
      RowType: 'Header',
      Cells: ['Bank Accounts', 'Opening Balance', 'Cash Received', 'Cash Spent', 'Closing Balance'].map((Value) => ({
        Value,
      })),
    };
    const summary = (...Rows: readonly object[]) => ({ Reports: [{ Rows: [header, { RowType: 'Section', Rows }] }] });
    const told = toldByXero({
      organisation: { Organisations: [{ Name: 'Acme', FinancialYearEndMonth: 3 }] },
      accounts: { Accounts: [] },
      ...{ months: new Map(), days: new Map() },
      bankDays: new Map([
        ['2026-11-20', summary(bank('a', '10.00', '5.00', '7.50', '7.50'), bank('b', '1.00', '7.50', '2.00', '6.50'))],
        ['2026-11-21', summary(bank('a', '7.50', '', '', '7.50'))],
      ]),
    });
    expect([...told.bankDays]).toEqual([
      ['2026-11-20', [500, 200]],
      ['2026-11-21', [0, 0]],
    ]);
    expect(expectedPages(told, '2026-11-21').flow.days.at(0)).toMatchObject({ received: '£5', spent: '£2', net: '£3' });
  });

  it('shows figures as the pages do', () => {
    const value = (text: string) => Fraction.text(text);
    expect(shownAs.pounds(value('-1234567.5'))).toBe('−£1,234,568');
    expect(shownAs.pounds(value('-0.4'))).toBe('£0');
    expect([shownAs.percent(value('59.05')), shownAs.days(value('47.64')), shownAs.ratio(value('3.555'))]).toEqual([
      '59.1%',
      '47.6',
      '3.56',
    ]);
    expect(shownAs.pounds(null)).toBeNull();
  });
});
