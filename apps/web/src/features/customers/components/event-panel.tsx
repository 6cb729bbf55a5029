import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { Skeleton } from '../../../ui/card/skeleton';
import { Dialog } from '../../../ui/dialog/dialog';
import { type HistoryEntry, useCustomersHistoryQuery } from '../customers.api';
import type { HistoryState } from '../history-state';
import { useWide } from '../use-wide';
import { EventFacts } from './event-facts';
import './customer-panel.css';

interface EventPanelProps {
  readonly accountId: string;
  readonly position: number;
  /** The events that are loaded already. */
  readonly entries: readonly HistoryEntry[];
  readonly state: HistoryState;
}

/** One event with everything known of it: beside the list on wide screens, a sheet over it on small ones. */
export function EventPanel({ accountId, position, entries, state }: EventPanelProps) {
  const wide = useWide();
  const loaded = entries.find((each) => each.position === position);
  const { currentData, isFetching } = useCustomersHistoryQuery(
    { accountId, before: position + 1, size: 10 },
    { skip: loaded !== undefined },
  );
  const entry = loaded ?? currentData?.entries.find((each) => each.position === position);
  const title = entry?.what ?? 'Event';
  const close = (): void => state.choose(undefined);
  const content = entry ? (
    <EventFacts entry={entry} state={state} />
  ) : (
    <div className="k-panel-part">
      {isFetching ? <Skeleton width="70%" /> : <p className="k-muted">This account has no such event.</p>}
    </div>
  );
  if (!wide)
    return (
      <Dialog open title={title} onClose={close}>
        {content}
      </Dialog>
    );
  return (
    <SidePanel title={title} onClose={close} position={position}>
      {content}
    </SidePanel>
  );
}

interface SidePanelProps {
  readonly title: string;
  readonly position: number;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

function SidePanel({ title, position, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [position]);
  return (
    <aside
      ref={panel}
      className="k-panel"
      tabIndex={-1}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="k-panel-head">
        <h2 className="k-grow">{title}</h2>
        <button type="button" className="k-icon-button" aria-label="Close the panel" onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      {children}
    </aside>
  );
}
