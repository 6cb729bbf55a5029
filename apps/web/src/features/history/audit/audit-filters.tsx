import { ACTOR_KIND_TITLES, ACTOR_KINDS, HISTORY_KIND_TITLES, HISTORY_KINDS } from '@keelson/vocabulary';
import { Callout } from '../../../ui/card/callout';
import { ChoiceChip } from '../../../ui/menu/choice-chip';
import { TableSearch } from '../../../ui/table/table-search';
import { DayChip } from '../components/day-chip';
import { actorText } from '../history-words';
import type { AuditTrail } from './audit.api';
import type { AuditState } from './audit-state';

const KIND_OPTIONS = HISTORY_KINDS.map((value) => ({ value, text: HISTORY_KIND_TITLES[value] }));
const ROLE_OPTIONS = ACTOR_KINDS.map((value) => ({ value, text: ACTOR_KIND_TITLES[value] }));
const REFUSED_OPTIONS = [
  { value: 'yes', text: 'refused' },
  { value: 'no', text: 'not refused' },
] as const;

interface AuditFiltersProps {
  readonly state: AuditState;
  readonly trail: AuditTrail | undefined;
}

/** Narrows the list; what is chosen is in the address. */
export function AuditFilters({ state, trail }: AuditFiltersProps) {
  const { filters, filter, narrowed, reversed, clear, table } = state;
  const about = trail?.rows.find((row) => row.about.id === filters.customer)?.about;
  return (
    <div className="k-filters k-history-filters">
      <TableSearch table={table} label="Search by person, customer or event" />
      <ChoiceChip
        label="Person"
        all="anybody"
        options={(trail?.actors ?? []).map((actor) => ({ value: actor.id, text: actorText(actor) }))}
        value={filters.actor}
        onChange={(actor) => filter({ actor })}
      />
      <ChoiceChip
        label="Role"
        all="any"
        options={ROLE_OPTIONS}
        value={filters.role}
        onChange={(role) => filter({ role })}
      />
      <ChoiceChip
        label="Kind"
        all="any"
        options={KIND_OPTIONS}
        value={filters.kind}
        onChange={(kind) => filter({ kind })}
      />
      <ChoiceChip
        label="Outcome"
        all="any"
        options={REFUSED_OPTIONS}
        value={filters.refused}
        onChange={(refused) => filter({ refused })}
      />
      <DayChip label="From" value={filters.from} onChange={(from) => filter({ from })} />
      <DayChip label="Until" value={filters.until} onChange={(until) => filter({ until })} />
      {filters.customer !== undefined && (
        <button
          type="button"
          className="k-chip"
          data-on
          aria-label={`About ${about?.name ?? 'one account'} only: show all again`}
          onClick={() => filter({ customer: undefined })}
        >
          About {about?.name ?? 'one account'} only ×
        </button>
      )}
      {narrowed && (
        <button type="button" className="k-clear" onClick={clear}>
          Clear
        </button>
      )}
      {reversed && (
        <Callout tone="caution" live>
          The first day is after the last: no event is between them.
        </Callout>
      )}
    </div>
  );
}
