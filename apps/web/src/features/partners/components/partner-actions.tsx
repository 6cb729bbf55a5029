import { MenuItem } from '@blueprintjs/core';
import { KeyIcon, MoreIcon, PersonIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import * as paths from '../../../client/paths';
import type { DeletableAccount, DeletionStep } from '../../../deletion/deletable-account';
import { DeletionDialog } from '../../../deletion/deletion-dialog';
import { DeletionItems } from '../../../deletion/deletion-items';
import { ResetPasswordDialog } from '../../../details/reset-password-dialog';
import { ButtonLink } from '../../../ui/button/button-link';
import { MenuLink } from '../../../ui/menu/menu-link';
import { MenuPopover } from '../../../ui/menu/menu-popover';

interface PartnerActionsProps {
  readonly account: DeletableAccount;
  readonly email: string;
}

/** What super admins do about a channel partner. */
export function PartnerActions({ account, email }: PartnerActionsProps) {
  const [resetting, setResetting] = useState(false);
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
        items={
          <>
            <MenuItem icon={<KeyIcon />} text="Reset Password" onClick={() => setResetting(true)} />
            <MenuLink to={paths.partnerDetails(account.id)} icon={<PersonIcon />} text="User Details" />
            <DeletionItems account={account} choose={setDeletion} />
          </>
        }
      >
        <button type="button" className="k-icon-button" aria-label={label}>
          <MoreIcon />
        </button>
      </MenuPopover>
      {resetting && <ResetPasswordDialog account={{ ...account, email }} onClose={() => setResetting(false)} />}
      {deletion && <DeletionDialog account={account} step={deletion} onClose={() => setDeletion(undefined)} />}
    </span>
  );
}
