import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { STEP_TITLES } from '@keelson/vocabulary';
import { TableSearch } from '../../../ui/table/table-search';
import type { StuckList } from '../stuck-list-state';
import '../../../ui/table/page-sizes.css';

const STANDINGS = [
  ['all', 'All under way'],
  ['stuck', 'Only stuck'],
] as const;

/** What narrows the list; the step comes from the funnel above it. */
export function WaitingFilters({ list }: { readonly list: StuckList }) {
  const { state, table, chooseStep, chooseStanding, clear } = list;
  const narrowed = state.search !== '' || state.step !== undefined || state.standing !== 'all';
  return (
    <div className="k-filters">
      <TableSearch table={table} label="Search by company, name or email" />
      <span className="k-segments k-waiting-standings" role="group" aria-label="Who is listed">
        {STANDINGS.map(([standing, text]) => (
          <button
            key={standing}
            type="button"
            aria-pressed={state.standing === standing}
            onClick={() => chooseStanding(standing)}
          >
            {text}
          </button>
        ))}
      </span>
      {state.step !== undefined && (
        <Button
          endIcon={<CrossIcon size={12} />}
          aria-label={`Step: ${STEP_TITLES[state.step]}. Show all steps`}
          onClick={() => chooseStep(undefined)}
        >
          Step: {STEP_TITLES[state.step]}
        </Button>
      )}
      {narrowed && (
        <Button variant="minimal" onClick={clear}>
          Clear
        </Button>
      )}
    </div>
  );
}
