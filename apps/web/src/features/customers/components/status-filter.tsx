import { ACCOUNT_STATUS_TITLES, ACCOUNT_STATUSES, type AccountStatus } from '@keelson/vocabulary';
import { ChoiceChip } from '../../../ui/menu/choice-chip';

const OPTIONS = ACCOUNT_STATUSES.map((value) => ({ value, text: ACCOUNT_STATUS_TITLES[value] }));

interface StatusFilterProps {
  readonly status: AccountStatus | undefined;
  readonly onChange: (status: AccountStatus | undefined) => void;
}

export function StatusFilter({ status, onChange }: StatusFilterProps) {
  return <ChoiceChip label="Status" all="any" options={OPTIONS} value={status} onChange={onChange} />;
}
