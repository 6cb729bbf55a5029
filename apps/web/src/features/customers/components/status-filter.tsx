import { CUSTOMER_STATUS_LABELS, CUSTOMER_STATUSES, type CustomerStatus } from '@keelson/contracts/customers';
import { MenuItem } from '@blueprintjs/core';
import { ChevronDownIcon } from '@blueprintjs/icons';
import { MenuPopover } from '../../../ui/menu/menu-popover';

interface StatusFilterProps {
  readonly status: CustomerStatus | undefined;
  readonly onChange: (status: CustomerStatus | undefined) => void;
}

export function StatusFilter({ status, onChange }: StatusFilterProps) {
  const item = (value: CustomerStatus | undefined, text: string) => (
    <MenuItem
      key={text}
      text={text}
      roleStructure="listoption"
      selected={status === value}
      onClick={() => onChange(value)}
    />
  );
  return (
    <MenuPopover
      label="Status"
      placement="bottom-start"
      kind="listbox"
      items={
        <>
          {item(undefined, 'Any')}
          {CUSTOMER_STATUSES.map((each) => item(each, CUSTOMER_STATUS_LABELS[each]))}
        </>
      }
    >
      <button type="button" className="k-chip" data-on={status !== undefined}>
        Status: <b>{status === undefined ? 'any' : CUSTOMER_STATUS_LABELS[status]}</b>
        <ChevronDownIcon size={12} />
      </button>
    </MenuPopover>
  );
}
