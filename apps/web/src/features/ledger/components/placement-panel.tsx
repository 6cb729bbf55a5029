import { accountTypeText } from '../account-type-words';
import { ledgerAmount } from '../figure-text';
import type { AccountPlacement } from '../ledger.api';
import { PLACED_BY_TEXTS, placementText } from '../placement-words';
import { SidePanel } from '../../../ui/panel/side-panel';
import { DueWithinYear } from './due-within-year';
import { PlacementChange } from './placement-change';

interface PlacementPanelProps {
  readonly accountId: string;
  readonly account: AccountPlacement;
  readonly version: number | undefined;
  /** The owner looks and may decide. */
  readonly own: boolean;
  readonly onClose: () => void;
}

/** One account: where it counts, why, and what another place would do to every figure. */
export function PlacementPanel({ accountId, account, version, own, onClose }: PlacementPanelProps) {
  const { ref, account_name, account_code, account_type, account_sub_type, placement, placedBy, byRules } = account;
  return (
    <SidePanel
      title={account_name}
      subtitle={[account_code, accountTypeText(account_type, account_sub_type)].filter(Boolean).join(', ')}
      about={ref}
      onClose={onClose}
    >
      <div className="k-panel-part">
        <dl className="k-facts k-num">
          <dt>Counts as</dt>
          <dd>{placementText(placement)}</dd>
          <dt>Why</dt>
          <dd>{PLACED_BY_TEXTS[placedBy]}</dd>
          {placedBy === 'override' && (
            <>
              <dt>By the rules</dt>
              <dd>{placementText(byRules)}</dd>
            </>
          )}
          <dt>Last 12 months</dt>
          <dd>{ledgerAmount(account.movement)}</dd>
          <dt>Balance</dt>
          <dd>{ledgerAmount(account.balance)}</dd>
        </dl>
      </div>
      {account.dueWithinYear !== null && (
        <DueWithinYear
          key={`${ref} due ${account.dueWithinYear.stated}`}
          accountId={accountId}
          account={account}
          version={version}
          own={own}
        />
      )}
      <PlacementChange
        key={`${ref} ${placedBy} ${placementText(placement)}`}
        accountId={accountId}
        account={account}
        version={version}
        own={own}
      />
    </SidePanel>
  );
}
