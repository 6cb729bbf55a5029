import { MoreIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import * as paths from '../../../client/paths';
import type { DeletableAccount, DeletionStep } from '../../../deletion/deletable-account';
import { DeletionDialog } from '../../../deletion/deletion-dialog';
import { DeletionItems } from '../../../deletion/deletion-items';
import { ButtonLink } from '../../../ui/button/button-link';
import { MenuPopover } from '../../../ui/menu/menu-popover';

/** What super admins do about a channel partner. */
export function PartnerActions({ account }: { readonly account: DeletableAccount }) {
  const [deletion, setDeletion] = useState<DeletionStep>();
  const label = `Actions for ${account.name}`;
  return (
    <span className="k-row">
      <ButtonLink to={paths.auditOf(account.id)} size="small">
        History<span className="k-sr"> of {account.name}</span>
      </ButtonLink>
      <MenuPopover
        label={label}
        placement="bottom-end"
        items={<DeletionItems account={account} choose={setDeletion} />}
      >
        <button type="button" className="k-icon-button" aria-label={label}>
          <MoreIcon />
        </button>
      </MenuPopover>
      {deletion && <DeletionDialog account={account} step={deletion} onClose={() => setDeletion(undefined)} />}
    </span>
  );
}
