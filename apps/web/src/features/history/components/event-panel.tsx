import { Button } from '@blueprintjs/core';
import { Skeleton } from '../../../ui/card/skeleton';
import { SidePanel } from '../../../ui/panel/side-panel';
import { type HistoryEntry, useHistoryLatestQuery } from '../history.api';
import type { HistoryState } from '../history-state';
import { actorText } from '../history-words';
import { EventFacts } from './event-facts';

interface EventPanelProps {
  readonly accountId: string;
  readonly position: number;
  /** The events that are loaded already. */
  readonly entries: readonly HistoryEntry[];
  readonly state: HistoryState;
}

/** One event with everything known of it. */
export function EventPanel({ accountId, position, entries, state }: EventPanelProps) {
  const loaded = entries.find((each) => each.position === position);
  const { currentData, isFetching } = useHistoryLatestQuery(
    { accountId, before: position + 1, size: 10 },
    { skip: loaded !== undefined },
  );
  const entry = loaded ?? currentData?.entries.find((each) => each.position === position);
  return (
    <SidePanel title={entry?.what ?? 'Event'} about={position} onClose={() => state.choose(undefined)}>
      {entry ? (
        <EventFacts
          entry={entry}
          actions={
            <>
              <Button size="small" onClick={() => state.filter({ related: entry.eventId })}>
                Related events
              </Button>
              <Button size="small" onClick={() => state.filter({ actor: entry.actor.id })}>
                Everything by {actorText(entry.actor)}
              </Button>
            </>
          }
        />
      ) : (
        <div className="k-panel-part">
          {isFetching ? <Skeleton width="70%" /> : <p className="k-muted">This account has no such event.</p>}
        </div>
      )}
    </SidePanel>
  );
}
