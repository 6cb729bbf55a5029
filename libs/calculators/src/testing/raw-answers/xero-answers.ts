import { penceOf, type Told, type ToldAccount, type ToldLines } from './answers';

interface Cell {
  readonly Value?: string;
  readonly Attributes?: readonly { readonly Id?: string; readonly Value?: string }[];
}

interface Row {
  readonly RowType?: string;
  readonly Cells?: readonly Cell[];
  readonly Rows?: readonly Row[];
}

export interface XeroReport {
  readonly Reports: readonly { readonly Rows?: readonly Row[] }[];
}

interface XeroAccount {
  readonly AccountID: string;
  readonly Code?: string;
  readonly Name?: string;
  readonly Type?: string;
  readonly BankAccountType?: string;
  readonly SystemAccount?: string;
}

export interface XeroAnswers {
  readonly organisation: {
    readonly Organisations: readonly {
      readonly Name: string;
      readonly FinancialYearEndMonth: number;
      readonly PaysTax?: boolean;
    }[];
  };
  readonly accounts: { readonly Accounts: readonly XeroAccount[] };
  readonly months: ReadonlyMap<string, XeroReport>;
  readonly days: ReadonlyMap<string, XeroReport>;
  /** The bank summary of each day alone. */
  readonly bankDays: ReadonlyMap<string, XeroReport>;
  /** Without it, transfers were not asked for. */
  readonly transfers?: {
    readonly BankTransfers: readonly { readonly DateString: string; readonly Amount: number }[];
  };
}

const toldAccount = (account: XeroAccount): ToldAccount => ({
  id: account.AccountID,
  code: account.Code ?? '',
  name: account.Name ?? '',
  type: account.Type ?? '',
  subType: account.BankAccountType || null,
  systemAccount: account.SystemAccount || null,
});

/** Rows of accounts wherever they are, by the columns that the header names. */
function rowsOf({ Reports: [report] }: XeroReport): ReadonlyMap<string, (title: string) => number> {
  const found = new Map<string, (title: string) => number>();
  const titles = report?.Rows?.find(({ RowType }) => RowType === 'Header')?.Cells?.map(({ Value }) => Value) ?? [];
  const walk = (rows: readonly Row[]): void => {
    for (const row of rows) {
      walk(row.Rows ?? []);
      const names = row.Cells?.flatMap(({ Attributes = [] }) => Attributes) ?? [];
      const id = names.find(({ Id }) => Id === 'account' || Id === 'accountID')?.Value;
      if (row.RowType === 'Row' && id !== undefined)
        found.set(id, (title) => penceOf(row.Cells?.[titles.indexOf(title)]?.Value ?? ''));
    }
  };
  walk(report?.Rows ?? []);
  return found;
}

const linesOf = (report: XeroReport): ToldLines =>
  new Map(
    [...rowsOf(report)].map(([id, at]) => [id, [at('Debit') - at('Credit'), at('YTD Debit') - at('YTD Credit')]]),
  );

/** Both sides of the banks without what Xero lists as moved between them: pounds with a binary fraction, to whole pence. */
function withoutListed(day: string, report: XeroReport, { BankTransfers }: NonNullable<XeroAnswers['transfers']>) {
  const moved = BankTransfers.filter(({ DateString }) => DateString.startsWith(day))
    .map(({ Amount }) => penceOf(Amount.toFixed(2)))
    .reduce((total, amount) => total + amount, 0);
  const banks = [...rowsOf(report).values()];
  const sum = (title: string) => banks.reduce((total, at) => total + at(title), 0);
  return [sum('Cash Received') - moved, sum('Cash Spent') - moved] as const;
}

/** Formulas 5.24: what leaves one own account and enters another on one day by the same amount was moved between them. */
function throughBanks(report: XeroReport): readonly [received: number, spent: number] {
  const banks = [...rowsOf(report).values()].map((at) => ({ received: at('Cash Received'), spent: at('Cash Spent') }));
  for (const from of banks) {
    const to = banks.find((bank) => bank !== from && from.spent !== 0 && bank.received === from.spent);
    if (to !== undefined) from.spent = to.received = 0;
  }
  const sum = (side: 'received' | 'spent') => banks.reduce((total, bank) => total + bank[side], 0);
  return [sum('received'), sum('spent')];
}

const each = (reports: ReadonlyMap<string, XeroReport>) =>
  new Map([...reports].map(([of, report]) => [of, linesOf(report)]));

/** Formulas 5.1, from Xero's own JSON. */
export function toldByXero({ organisation, accounts, months, days, bankDays, transfers }: XeroAnswers): Told {
  const [company] = organisation.Organisations;
  if (company === undefined) throw new Error('Xero told of no organisation');
  return {
    source: 'xero',
    name: company.Name,
    yearEndMonth: company.FinancialYearEndMonth,
    vatRegistered: company.PaysTax ?? null,
    accounts: accounts.Accounts.map(toldAccount),
    months: each(months),
    days: each(days),
    bankDays: new Map(
      [...bankDays].map(([day, report]) => [
        day,
        transfers === undefined ? throughBanks(report) : withoutListed(day, report, transfers),
      ]),
    ),
  };
}
