import { EditIcon, WarningSignIcon } from '@blueprintjs/icons';
import { Tag } from '../../../ui/card/tag';
import type { Column } from '../../../ui/table/column';
import { accountTypeText } from '../account-type-words';
import { ledgerAmount } from '../figure-text';
import type { AccountPlacement } from '../ledger.api';
import { attentionOf, PLACED_BY_TEXTS, placementText } from '../placement-words';

interface Choice {
  readonly chosen: number | undefined;
  readonly choose: (ref: number | undefined) => void;
}

export const placementColumns = ({ chosen, choose }: Choice): readonly Column<AccountPlacement>[] => [
  {
    id: 'account',
    header: 'Account',
    sortable: true,
    cell: ({ ref, account_code, account_name }) => (
      <button
        type="button"
        className="k-account-name"
        aria-expanded={ref === chosen}
        onClick={() => choose(ref === chosen ? undefined : ref)}
      >
        <span className="k-strong">{account_name}</span>
        {account_code !== '' && <span className="k-muted k-num">{account_code}</span>}
      </button>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    sortable: true,
    cell: ({ account_type, account_sub_type }) => accountTypeText(account_type, account_sub_type),
  },
  { id: 'placement', header: 'Counts as', sortable: true, cell: (account) => <Place account={account} /> },
  {
    id: 'placedBy',
    header: 'Why',
    cell: ({ placedBy }) => <span className="k-muted">{PLACED_BY_TEXTS[placedBy]}</span>,
  },
  { id: 'movement', header: '12 months', numeric: true, cell: ({ movement }) => ledgerAmount(movement) },
  { id: 'balance', header: 'Balance', numeric: true, cell: ({ balance }) => ledgerAmount(balance) },
];

function Place({ account }: { readonly account: AccountPlacement }) {
  switch (attentionOf(account)) {
    case 'unmapped':
      return (
        <Tag tone="caution" icon={<WarningSignIcon />}>
          Unmapped
        </Tag>
      );
    case 'overridden':
      return (
        <Tag tone="hull" icon={<EditIcon />}>
          {placementText(account.placement)}
        </Tag>
      );
    case 'placed':
      return placementText(account.placement);
  }
}
