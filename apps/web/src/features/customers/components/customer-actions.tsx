import { HistoryIcon, MoreIcon, PersonIcon } from '@blueprintjs/icons';
import { MenuPopover } from '../../../ui/menu/menu-popover';
import { accountAddress, historyAddress } from '../addresses';
import type { Customer } from '../customers.api';
import { MenuLink } from './menu-link';

/** What can be done for a customer. It grows with the product and offers nothing that does not work. */
export function CustomerActions({ customer }: { readonly customer: Customer }) {
  return (
    <MenuPopover
      label={`Actions for ${customer.name}`}
      placement="bottom-end"
      items={
        <>
          <MenuLink to={accountAddress(customer.id)} icon={<PersonIcon />} text="User Details" />
          <MenuLink to={historyAddress(customer.id)} icon={<HistoryIcon />} text="Account history" />
        </>
      }
    >
      <button type="button" className="k-icon-button" aria-label={`Actions for ${customer.name}`}>
        <MoreIcon />
      </button>
    </MenuPopover>
  );
}
