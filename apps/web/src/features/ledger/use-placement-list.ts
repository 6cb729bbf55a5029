import type { TableControl } from '../../ui/table/use-table-state';
import { useTableState } from '../../ui/table/use-table-state';
import { type Address, useAddress } from '../../ui/table/use-address';
import { accountTypeText } from './account-type-words';
import type { AccountPlacement } from './ledger.api';
import { type Attention, attentionOf, byAttention, placementText } from './placement-words';

const DEFAULTS = { sort: 'attention' } as const;

type Compare = (one: AccountPlacement, other: AccountPlacement) => number;
const text = (of: (account: AccountPlacement) => string): Compare => {
  const compare = new Intl.Collator('en', { numeric: true });
  return (one, other) => compare.compare(of(one), of(other)) || byAttention(one, other);
};

const ORDERS: Readonly<Record<string, Compare>> = {
  attention: byAttention,
  account: text(({ account_code, account_name }) => `${account_code} ${account_name}`),
  type: text(({ account_type, account_sub_type }) => accountTypeText(account_type, account_sub_type)),
  placement: text(({ placement }) => placementText(placement)),
};

const isAttention = (value: string | null): value is Attention =>
  value === 'unmapped' || value === 'overridden' || value === 'placed';

export interface PlacementList {
  readonly address: Address;
  readonly table: TableControl;
  readonly filter: Attention | undefined;
  /** The account whose panel is open. */
  readonly chosen: number | undefined;
  choose(ref: number | undefined): void;
  show(filter: Attention | undefined): void;
}

/** Everything that the page shows is in the address, so that back and reload keep it. */
export function usePlacementList(): PlacementList {
  const address = useAddress();
  const table = useTableState(address, DEFAULTS);
  const filter = address.query.get('show');
  const account = Number(address.query.get('account') ?? Number.NaN);
  return {
    address,
    table,
    filter: isAttention(filter) ? filter : undefined,
    chosen: Number.isSafeInteger(account) ? account : undefined,
    choose: (ref) => address.assign({ account: ref === undefined ? undefined : String(ref) }),
    show: (wanted) => address.assign({ show: wanted, page: undefined }),
  };
}

export interface ShownAccounts {
  readonly rows: readonly AccountPlacement[];
  readonly matching: number;
}

/** The page of accounts that search, filter and order leave. */
export function shownAccounts(
  accounts: readonly AccountPlacement[],
  { table, filter }: Pick<PlacementList, 'table' | 'filter'>,
): ShownAccounts {
  const words = table.search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (account: AccountPlacement): boolean => {
    const { account_code, account_name, account_type, account_sub_type, placement } = account;
    const types = [account_type, account_sub_type, accountTypeText(account_type, account_sub_type)];
    const all = [account_code, account_name, ...types, placementText(placement)];
    const line = all.join(' ').toLowerCase();
    return (filter === undefined || attentionOf(account) === filter) && words.every((word) => line.includes(word));
  };
  const order = ORDERS[table.sort] ?? byAttention;
  const sorted = accounts
    .filter(fits)
    .sort((one, other) => (table.order === 'asc' ? order(one, other) : order(other, one)));
  const from = (table.page - 1) * table.size;
  return { rows: sorted.slice(from, from + table.size), matching: sorted.length };
}
