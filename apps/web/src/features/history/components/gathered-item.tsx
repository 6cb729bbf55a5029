import { Button } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { formatDateTime } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import { OpensPanel } from '../../../ui/panel/opens-panel';
import { type HistoryEntry, useHistoryOfImportQuery } from '../history.api';
import { timeOf } from '../history-days';
import { actorText, gatheredText } from '../history-words';
import { HistorySign } from './history-sign';

interface GatheredItemProps {
  readonly accountId: string;
  /** The newest of them. */
  readonly entry: HistoryEntry;
  readonly gathered: NonNullable<HistoryEntry['gathered']>;
  readonly chosen: number | undefined;
  readonly onChoose: (position: number) => void;
  readonly onImport: (importId: string) => void;
}

/** Months, days and accounts that one import recorded: one entry, which opens onto its events. */
export function GatheredItem({ accountId, entry, gathered, chosen, onChoose, onImport }: GatheredItemProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  return (
    <div className="k-history-item" data-chosen={entry.position === chosen}>
      <time dateTime={entry.occurredAt} title={formatDateTime(entry.occurredAt)}>
        {timeOf(entry.occurredAt)}
      </time>
      <HistorySign {...entry} />
      <div className="k-grow">
        <Button
          variant="minimal"
          size="small"
          className="k-history-gathered"
          icon={open ? <ChevronDownIcon /> : <ChevronRightIcon />}
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {gatheredText(gathered)}
        </Button>
        <p className="k-small k-muted">
          {actorText(entry.actor)}, {formatCount(gathered.events)} events
        </p>
        <div id={list}>
          {open && (
            <>
              <EventsOfImport accountId={accountId} importId={gathered.importId} chosen={chosen} onChoose={onChoose} />
              <Button size="small" onClick={() => onImport(gathered.importId)}>
                Show these alone
              </Button>
            </>
          )}
        </div>
      </div>
      <span className="k-history-position" title="Place of the last of them among all events">
        #{formatCount(entry.position)}
      </span>
    </div>
  );
}

type EventsOfImportProps = Pick<GatheredItemProps, 'accountId' | 'chosen' | 'onChoose'> & { readonly importId: string };

function EventsOfImport({ accountId, importId, chosen, onChoose }: EventsOfImportProps) {
  const { currentData, error, refetch } = useHistoryOfImportQuery({ accountId, importId });
  if (error !== undefined && currentData === undefined)
    return <ErrorState title="Could not load the events" error={error} onRetry={() => void refetch()} />;
  if (currentData === undefined) return <SkeletonLines lines={4} label="Loading the events of the import" />;
  return (
    <ol className="k-history-of-import k-num" aria-label="Events of the import">
      {currentData.entries.map(({ position, what, detail }) => (
        <li key={position}>
          <OpensPanel open={position === chosen} className="k-history-what" onClick={() => onChoose(position)}>
            {detail === null ? what : `${what}, ${detail}`}
          </OpensPanel>
          <span className="k-history-position">#{formatCount(position)}</span>
        </li>
      ))}
    </ol>
  );
}
