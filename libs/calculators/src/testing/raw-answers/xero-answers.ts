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

export interface XeroTrialBalance {
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
  readonly months: ReadonlyMap<string, XeroTrialBalance>;
  readonly days: ReadonlyMap<string, XeroTrialBalance>;
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
function linesOf({ Reports: [report] }: XeroTrialBalance): ToldLines {
  const lines = new Map<string, readonly [number, number]>();
  const titles = report?.Rows?.find(({ RowType }) => RowType === 'Header')?.Cells?.map(({ Value }) => Value) ?? [];
  const walk = (rows: readonly Row[]): void => {
    for (const row of rows) {
      walk(row.Rows ?? []);
      const id = row.Cells?.flatMap(({ Attributes = [] }) => Attributes).find(({ Id }) => Id === 'account')?.Value;
      if (row.RowType !== 'Row' || id === undefined) continue;
      const at = (title: string) => penceOf(row.Cells?.[titles.indexOf(title)]?.Value ?? '');
      lines.set(id, [at('Debit') - at('Credit'), at('YTD Debit') - at('YTD Credit')]);
    }
  };
  walk(report?.Rows ?? []);
  return lines;
}

const each = (reports: ReadonlyMap<string, XeroTrialBalance>) =>
  new Map([...reports].map(([of, report]) => [of, linesOf(report)]));

/** Formulas 5.1, from Xero's own JSON. */
export function toldByXero({ organisation, accounts, months, days }: XeroAnswers): Told {
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
  };
}
