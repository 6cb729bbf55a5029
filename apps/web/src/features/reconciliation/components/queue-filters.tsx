import { RECONCILIATION_REASON_TITLES, RECONCILIATION_REASONS } from '@keelson/vocabulary';
import { ChoiceChip } from '../../../ui/menu/choice-chip';
import { TableSearch } from '../../../ui/table/table-search';
import type { CaseList } from '../case-list-state';
import type { Month } from '../reconciliation.api';
import { monthText } from '../reconciliation-words';

const REASONS = RECONCILIATION_REASONS.map((value) => ({ value, text: RECONCILIATION_REASON_TITLES[value] }));
const ASSIGNED = [
  { value: 'me', text: 'to me' },
  { value: 'nobody', text: 'to nobody' },
] as const;

interface QueueFiltersProps {
  readonly list: CaseList;
  readonly months: readonly Month[];
}

/** What narrows the list. */
export function QueueFilters({ list, months }: QueueFiltersProps) {
  const { view, filters, table, narrow, narrowed, clear } = list;
  const options = monthOptions(months, filters.month);
  return (
    <div className="k-filters">
      {view !== 'payouts' && (
        <TableSearch table={table} label="Search by payment, charge, payout, customer or amount" />
      )}
      {view === 'needs' && (
        <ChoiceChip
          label="Reason"
          all="any"
          options={REASONS}
          value={filters.reason}
          onChange={(reason) => narrow({ reason })}
        />
      )}
      <ChoiceChip
        label="Month"
        all="any"
        options={options}
        value={filters.month}
        onChange={(month) => narrow({ month })}
      />
      {view !== 'payouts' && (
        <ChoiceChip
          label="Assigned"
          all="to anybody"
          options={ASSIGNED}
          value={filters.assigned}
          onChange={(assigned) => narrow({ assigned })}
        />
      )}
      {narrowed && (
        <button type="button" className="k-clear" onClick={clear}>
          Clear
        </button>
      )}
    </div>
  );
}

/** The address may name a month that has no payment. */
function monthOptions(months: readonly Month[], chosen: string | undefined) {
  const all = months.map(({ month }) => month);
  const shown = chosen === undefined || all.includes(chosen) ? all : [chosen, ...all];
  return shown.map((value) => ({ value, text: monthText(value) }));
}
