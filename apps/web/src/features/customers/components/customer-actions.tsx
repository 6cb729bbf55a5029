import { MenuItem } from '@blueprintjs/core';
import { billingMessages } from '@keelson/contracts/billing';
import { EyeOpenIcon, GridViewIcon, HistoryIcon, KeyIcon, MoreIcon, PersonIcon, PlayIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import * as paths from '../../../client/paths';
import { MenuLink } from '../../../ui/menu/menu-link';
import { MenuPopover } from '../../../ui/menu/menu-popover';
import type { DeletionStep } from '../../../deletion/deletable-account';
import { DeletionDialog } from '../../../deletion/deletion-dialog';
import { DeletionItems } from '../../../deletion/deletion-items';
import { ResetPasswordDialog } from '../../../details/reset-password-dialog';
import { useViewer } from '../../../session/use-viewer';
import { mayUse } from '../../../session/viewer';
import { useNotices } from '../../../ui/notices/use-notices';
import { BUSINESS_AREAS } from '../customer-views';
import type { Customer } from '../customers.api';
import { deletable } from '../deletable';
import { ActAsDialog } from './act-as-dialog';

const BUSINESS_AREAS_AFTER_MS = 2_000;
const SUBSCRIBERS_ONLY_SHOWN_MS = 10_000;

/** What can be done for a customer. It grows with the product and offers nothing that does not work. */
export function CustomerActions({ customer }: { readonly customer: Customer }) {
  const mayReplay = mayUse(useViewer(), 'journeys.replay');
  const [acting, setActing] = useState<'asCustomer' | 'inBusinessAreas'>();
  const notices = useNotices();
  const openBusinessAreas = () => {
    if (customer.is_premium === 'true') setActing('inBusinessAreas');
    else notices.toast(billingMessages.subscribersOnly, 'info', SUBSCRIBERS_ONLY_SHOWN_MS);
  };
  const [deletion, setDeletion] = useState<DeletionStep>();
  const account = deletable(customer);
  const [resetting, setResetting] = useState(false);
  return (
    <>
      <MenuPopover
        label={`Actions for ${customer.name}`}
        placement="bottom-end"
        items={
          <>
            <MenuItem icon={<KeyIcon />} text="Reset Password" onClick={() => setResetting(true)} />
            <MenuLink to={paths.customerDetails(customer.id)} icon={<PersonIcon />} text="User Details" />
            <MenuItem icon={<EyeOpenIcon />} text="Act as this customer" onClick={() => setActing('asCustomer')} />
            <MenuItem icon={<GridViewIcon />} text="Business Areas" onClick={openBusinessAreas} />
            <MenuLink to={paths.customerHistory(customer.id)} icon={<HistoryIcon />} text="Account history" />
            {mayReplay && <MenuLink to={paths.replay(customer.id)} icon={<PlayIcon />} text="Onboarding replay" />}
            <DeletionItems account={account} choose={setDeletion} />
          </>
        }
      >
        <button type="button" className="k-icon-button" aria-label={`Actions for ${customer.name}`}>
          <MoreIcon />
        </button>
      </MenuPopover>
      {resetting && <ResetPasswordDialog account={customer} onClose={() => setResetting(false)} />}
      {acting !== undefined && (
        <ActAsDialog
          accountId={customer.id}
          company={customer.company_name}
          {...(acting === 'inBusinessAreas' && { opens: BUSINESS_AREAS, after: BUSINESS_AREAS_AFTER_MS })}
          onClose={() => setActing(undefined)}
        />
      )}
      {deletion && <DeletionDialog account={account} step={deletion} onClose={() => setDeletion(undefined)} />}
    </>
  );
}
