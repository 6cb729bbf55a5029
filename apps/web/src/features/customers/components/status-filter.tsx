import { CUSTOMER_STATUS_LABELS, CUSTOMER_STATUSES, type CustomerStatus } from '@keelson/contracts/customers';
import { Menu, MenuItem, Popover } from '@blueprintjs/core';
import { ChevronDownIcon, TickIcon } from '@blueprintjs/icons';

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
      {...(status === value ? { labelElement: <TickIcon /> } : {})}
      onClick={() => onChange(value)}
    />
  );
  return (
    <Popover
      placement="bottom-start"
      content={
        <Menu role="listbox" aria-label="Status">
          {item(undefined, 'Any')}
          {CUSTOMER_STATUSES.map((each) => item(each, CUSTOMER_STATUS_LABELS[each]))}
        </Menu>
      }
    >
      <button type="button" className="k-chip" data-on={status !== undefined}>
        Status: <b>{status === undefined ? 'any' : CUSTOMER_STATUS_LABELS[status]}</b>
        <ChevronDownIcon size={12} />
      </button>
    </Popover>
  );
}
