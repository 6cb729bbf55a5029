import type { PlacedBy } from '@keelson/contracts/ledger';
import {
  ACCOUNT_CATEGORIES,
  ACCOUNT_CATEGORY_TITLES,
  type AccountCategory,
  CATEGORY_TAG_TITLES,
} from '@keelson/vocabulary';
import type { AccountPlacement } from './ledger.api';

type Placement = AccountPlacement['placement'];

export const placementText = (placement: Placement): string => {
  if (placement === null) return 'Nowhere';
  const { category, tag } = placement;
  return tag === null
    ? ACCOUNT_CATEGORY_TITLES[category]
    : `${ACCOUNT_CATEGORY_TITLES[category]} (${CATEGORY_TAG_TITLES[tag].toLowerCase()})`;
};

/** What put an account where it counts, in the owner's words. */
export const PLACED_BY_TEXTS: Readonly<Record<PlacedBy, string>> = {
  override: 'You decided it',
  systemAccount: 'The accounting system reserves this account',
  name: 'By its code or name',
  type: 'By its type',
  none: 'No rule fits it',
};

const PROFIT: readonly AccountCategory[] = ['turnover', 'otherIncome', 'costOfSales', 'payroll', 'overheads', 'tax'];

/** The categories as the choice groups them. */
export const CATEGORY_GROUPS: readonly { readonly title: string; readonly categories: readonly AccountCategory[] }[] = [
  { title: 'Profit and loss', categories: PROFIT },
  {
    title: 'Balance sheet',
    categories: ACCOUNT_CATEGORIES.filter((category) => !PROFIT.includes(category) && category !== 'ignored'),
  },
  { title: 'Neither', categories: ['ignored'] },
];

export type Attention = 'unmapped' | 'overridden' | 'placed';

export const attentionOf = ({ placement, placedBy }: AccountPlacement): Attention => {
  if (placement === null) return 'unmapped';
  return placedBy === 'override' ? 'overridden' : 'placed';
};

const ATTENTION_ORDER: readonly Attention[] = ['unmapped', 'overridden', 'placed'];

export const byAttention = (one: AccountPlacement, other: AccountPlacement): number =>
  ATTENTION_ORDER.indexOf(attentionOf(one)) - ATTENTION_ORDER.indexOf(attentionOf(other)) ||
  one.account_code.localeCompare(other.account_code, 'en', { numeric: true }) ||
  one.account_name.localeCompare(other.account_name, 'en');
