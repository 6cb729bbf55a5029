import { HISTORY_KIND_TITLES, HISTORY_KINDS } from '@keelson/vocabulary';
import { Callout } from '../../../ui/card/callout';
import { TableSearch } from '../../../ui/table/table-search';
import type { HistoryPage } from '../history.api';
import type { HistoryState } from '../history-state';
import { actorText } from '../history-words';
import { ChoiceChip } from '../../../ui/menu/choice-chip';
import { DayChip } from './day-chip';

const KIND_OPTIONS = HISTORY_KINDS.map((value) => ({ value, text: HISTORY_KIND_TITLES[value] }));

const ACTING_OPTIONS = [
  { value: 'yes', text: 'somebody else' },
  { value: 'no', text: 'oneself' },
] as const;

interface HistoryFiltersProps {
  readonly state: HistoryState;
  readonly actors: HistoryPage['actors'];
}

/** Narrows the list; what is chosen is in the address. */
export function HistoryFilters({ state, actors }: HistoryFiltersProps) {
  const { filters, filter, narrowed, reversed, clear, table } = state;
  return (
    <div className="k-filters k-history-filters">
      <TableSearch table={table} label="Search the events" />
      <ChoiceChip
        label="Kind"
        all="any"
        options={KIND_OPTIONS}
        value={filters.kind}
        onChange={(kind) => filter({ kind })}
      />
      <ChoiceChip
        label="By"
        all="anybody"
        options={actors.map((actor) => ({ value: actor.id, text: actorText(actor) }))}
        value={filters.actor}
        onChange={(actor) => filter({ actor })}
      />
      <ChoiceChip
        label="For"
        all="anybody"
        options={ACTING_OPTIONS}
        value={filters.acting}
        onChange={(acting) => filter({ acting })}
      />
      <DayChip label="From" value={filters.from} onChange={(from) => filter({ from })} />
      <DayChip label="Until" value={filters.until} onChange={(until) => filter({ until })} />
      {reversed && (
        <Callout tone="caution" live>
          The first day is after the last: no event is between them.
        </Callout>
      )}
      {filters.import !== undefined && (
        <button
          type="button"
          className="k-chip"
          data-on
          aria-label="Events of one import only: show all again"
          onClick={() => filter({ import: undefined })}
        >
          Events of one import only ×
        </button>
      )}
      {filters.related !== undefined && (
        <button
          type="button"
          className="k-chip"
          data-on
          aria-label="Related events only: show all again"
          onClick={() => filter({ related: undefined })}
        >
          Related events only ×
        </button>
      )}
      {narrowed && (
        <button type="button" className="k-clear" onClick={clear}>
          Clear
        </button>
      )}
    </div>
  );
}
