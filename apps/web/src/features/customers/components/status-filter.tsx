import { CUSTOMER_STATUS_LABELS, CUSTOMER_STATUSES, type CustomerStatus } from '@keelson/contracts/customers';
import { ChoiceChip } from '../../../ui/menu/choice-chip';

const OPTIONS = CUSTOMER_STATUSES.map((value) => ({ value, text: CUSTOMER_STATUS_LABELS[value] }));

interface StatusFilterProps {
  readonly status: CustomerStatus | undefined;
  readonly onChange: (status: CustomerStatus | undefined) => void;
}

export function StatusFilter({ status, onChange }: StatusFilterProps) {
  return <ChoiceChip label="Status" all="any" options={OPTIONS} value={status} onChange={onChange} />;
}
