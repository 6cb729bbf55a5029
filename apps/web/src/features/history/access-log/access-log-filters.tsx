import { VISITOR_SIDE_TITLES, VISITOR_SIDES } from '@keelson/vocabulary';
import { Callout } from '../../../ui/card/callout';
import { ChoiceChip } from '../../../ui/menu/choice-chip';
import { DayChip } from '../components/day-chip';
import type { AccessLog } from './access-log.api';
import type { AccessLogState } from './access-log-state';
import { visitorText, visitsText } from './visit-words';

const ACT_OPTIONS = [
  { value: 'looked', text: 'looked' },
  { value: 'acted', text: 'did something' },
] as const;

const SIDE_OPTIONS = VISITOR_SIDES.map((side) => ({ value: side, text: VISITOR_SIDE_TITLES[side] }));

interface AccessLogFiltersProps {
  readonly state: AccessLogState;
  readonly log: AccessLog | undefined;
}

/** Narrows the visits; what is chosen is in the address. */
export function AccessLogFilters({ state, log }: AccessLogFiltersProps) {
  const { filters, filter, narrowed, reversed, clear } = state;
  const people = (log?.people ?? []).map((who) => ({ value: who.id, text: visitorText(who) }));
  return (
    <div className="k-filters k-visit-filters">
      <ChoiceChip
        label="Who"
        all="anybody"
        options={[...SIDE_OPTIONS, ...people]}
        value={filters.who}
        onChange={(who) => filter({ who })}
      />
      <ChoiceChip
        label="What"
        all="anything"
        options={ACT_OPTIONS}
        value={filters.act}
        onChange={(act) => filter({ act })}
      />
      <DayChip label="From" value={filters.from} onChange={(from) => filter({ from })} />
      <DayChip label="Until" value={filters.until} onChange={(until) => filter({ until })} />
      {narrowed && (
        <button type="button" className="k-clear" onClick={clear}>
          Clear
        </button>
      )}
      {log && (
        <span className="k-visit-count" role="status">
          {visitsText(log.total)}
        </span>
      )}
      {reversed && (
        <Callout tone="caution" live>
          The first day is after the last: no visit is between them.
        </Callout>
      )}
    </div>
  );
}
