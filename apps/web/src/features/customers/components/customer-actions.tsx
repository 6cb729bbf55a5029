import { MenuItem } from '@blueprintjs/core';
import { EyeOpenIcon, HistoryIcon, MoreIcon, PersonIcon, PlayIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import * as paths from '../../../client/paths';
import { MenuPopover } from '../../../ui/menu/menu-popover';
import { useViewer } from '../../../session/use-viewer';
import { mayUse } from '../../../session/viewer';
import type { Customer } from '../customers.api';
import { ActAsDialog } from './act-as-dialog';
import { MenuLink } from './menu-link';

/** What can be done for a customer. It grows with the product and offers nothing that does not work. */
export function CustomerActions({ customer }: { readonly customer: Customer }) {
  const mayReplay = mayUse(useViewer(), 'journeys.replay');
  const [acting, setActing] = useState(false);
  return (
    <>
      <MenuPopover
        label={`Actions for ${customer.name}`}
        placement="bottom-end"
        items={
          <>
            <MenuLink to={paths.customer(customer.id)} icon={<PersonIcon />} text="User Details" />
            <MenuItem icon={<EyeOpenIcon />} text="Act as this customer" onClick={() => setActing(true)} />
            <MenuLink to={paths.customerHistory(customer.id)} icon={<HistoryIcon />} text="Account history" />
            {mayReplay && <MenuLink to={paths.replay(customer.id)} icon={<PlayIcon />} text="Onboarding replay" />}
          </>
        }
      >
        <button type="button" className="k-icon-button" aria-label={`Actions for ${customer.name}`}>
          <MoreIcon />
        </button>
      </MenuPopover>
      {acting && (
        <ActAsDialog accountId={customer.id} company={customer.company_name} onClose={() => setActing(false)} />
      )}
    </>
  );
}
