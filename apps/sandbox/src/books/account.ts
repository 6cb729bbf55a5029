/** Where reports show an account. */
export type AccountGroup =
  | 'revenue'
  | 'cost-of-sales'
  | 'expense'
  | 'other-income'
  | 'bank'
  | 'current-asset'
  | 'fixed-asset'
  | 'current-liability'
  | 'long-term-liability'
  | 'equity';

export interface BookAccount {
  readonly code: string;
  readonly name: string;
  readonly group: AccountGroup;
  readonly xero: { readonly type: string; readonly system?: string };
  readonly quickbooks: { readonly type: string; readonly subType: string };
}

const PROFIT_AND_LOSS: ReadonlySet<AccountGroup> = new Set(['revenue', 'cost-of-sales', 'expense', 'other-income']);

/** Its balance begins anew each financial year. */
export const isProfitAndLoss = ({ group }: BookAccount): boolean => PROFIT_AND_LOSS.has(group);
