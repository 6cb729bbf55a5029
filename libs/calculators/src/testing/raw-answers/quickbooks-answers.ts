import { penceOf, type Told, type ToldLines } from './answers';

interface Cell {
  readonly value?: string;
  readonly id?: string;
}

interface Row {
  readonly ColData?: readonly Cell[];
  readonly Rows?: { readonly Row?: readonly Row[] };
  readonly Summary?: unknown;
}

export interface QuickBooksReport {
  readonly Columns?: { readonly Column?: readonly { readonly ColTitle?: string }[] };
  readonly Rows?: { readonly Row?: readonly Row[] };
}

interface QuickBooksAccount {
  readonly Id: string;
  readonly Name: string;
  readonly AcctNum?: string;
  readonly AccountType: string;
  readonly AccountSubType?: string;
}

export interface QuickBooksAnswers {
  readonly company: { readonly CompanyInfo: { readonly CompanyName: string; readonly FiscalYearStartMonth: string } };
  readonly preferences: { readonly Preferences?: { readonly TaxPrefs?: { readonly UsingSalesTax?: boolean } } };
  readonly accounts: { readonly QueryResponse: { readonly Account?: readonly QuickBooksAccount[] } };
  /** For each month its ProfitAndLoss, and the TrialBalance from the year's first day to its last. */
  readonly months: ReadonlyMap<string, { readonly profit: QuickBooksReport; readonly balances: QuickBooksReport }>;
  readonly days: ReadonlyMap<string, QuickBooksReport>;
  /** The general ledger of the accounts of type Bank over these days. */
  readonly bankDays: { readonly days: readonly string[]; readonly ledger: QuickBooksReport };
}

const NAMES = 'January February March April May June July August September October November December'.split(' ');
const PROFIT = ['Income', 'Other Income', 'Cost of Goods Sold', 'Expense', 'Other Expense'];

/** The amounts of each account, wherever its row is; totals name no account. */
function amounts(report: QuickBooksReport): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  const walk = (rows: readonly Row[]): void => {
    for (const { ColData: [account, ...columns] = [], Rows } of rows) {
      walk(Rows?.Row ?? []);
      if (account?.id !== undefined && account.id !== '')
        found.set(
          account.id,
          columns.map(({ value = '' }) => penceOf(value)),
        );
    }
  };
  walk(report.Rows?.Row ?? []);
  return found;
}

/** Formulas 5.24: amounts by day, those of transfers left out; what stands on no day is a balance or a total. */
function throughBanks({ days, ledger }: QuickBooksAnswers['bankDays']): Told['bankDays'] {
  const titles = ledger.Columns?.Column?.map(({ ColTitle }) => ColTitle) ?? [];
  const found = new Map(days.map((day) => [day, [0, 0] as [number, number]]));
  const walk = (rows: readonly Row[]): void => {
    for (const { ColData = [], Rows } of rows) {
      walk(Rows?.Row ?? []);
      const at = (title: string) => ColData[titles.indexOf(title)]?.value ?? '';
      const day = found.get(at('Date'));
      if (day === undefined || at('Transaction Type') === 'Transfer') continue;
      const amount = penceOf(at('Amount'));
      day[amount < 0 ? 1 : 0] += Math.abs(amount);
    }
  };
  walk(ledger.Rows?.Row ?? []);
  return found;
}

/** Formulas 5.1: profit and loss by the ProfitAndLoss report, where income is positive, balances by the TrialBalance. */
export function toldByQuickBooks({ company, preferences, accounts, months, days, bankDays }: QuickBooksAnswers): Told {
  const chart = accounts.QueryResponse.Account ?? [];
  const typeOf = (id: string): string => chart.find((account) => account.Id === id)?.AccountType ?? '';
  const balancesOf = (report: QuickBooksReport) =>
    new Map([...amounts(report)].map(([id, [debit = 0, credit = 0]]) => [id, debit - credit]));
  const lines = (profit: QuickBooksReport, balances: QuickBooksReport): ToldLines => {
    const [moved, held] = [amounts(profit), balancesOf(balances)];
    return new Map(
      [...new Set([...moved.keys(), ...held.keys()])].map((id) => {
        const turned = typeOf(id).endsWith('Income') ? -1 : 1;
        const movement = PROFIT.includes(typeOf(id)) ? turned * (moved.get(id)?.at(-1) ?? 0) : null;
        // What the trial balance leaves out stands at nothing.
        return [id, [movement, held.get(id) ?? 0]];
      }),
    );
  };
  const firstMonth = NAMES.indexOf(company.CompanyInfo.FiscalYearStartMonth);
  return {
    source: 'quickbooks',
    name: company.CompanyInfo.CompanyName,
    yearEndMonth: firstMonth === 0 ? 12 : firstMonth,
    vatRegistered: preferences.Preferences?.TaxPrefs?.UsingSalesTax ?? null,
    accounts: chart.map((account) => ({
      id: account.Id,
      code: account.AcctNum ?? '',
      name: account.Name,
      type: account.AccountType,
      subType: account.AccountSubType ?? null,
      systemAccount: null,
    })),
    months: new Map([...months].map(([month, { profit, balances }]) => [month, lines(profit, balances)])),
    days: new Map(
      [...days].map(([day, report]) => [day, new Map([...balancesOf(report)].map(([id, held]) => [id, [null, held]]))]),
    ),
    bankDays: throughBanks(bankDays),
  };
}
