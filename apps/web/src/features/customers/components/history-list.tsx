import { PersonIcon } from '@blueprintjs/icons';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Tag } from '../../../ui/card/tag';
import { formatDateTime } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import type { HistoryEntry } from '../customers.api';
import { daysBegin, timeOf } from '../history-days';
import { actorText, fromText } from '../history-words';
import { HistorySign } from './history-sign';
import './history-list.css';

const usualHeight = (): number => 74;
const BEYOND_VIEW = 12;
/** So many events before the end of what is loaded, the next page is asked for. */
const AHEAD = 100;

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  /** How many there are, loaded or not. */
  readonly total: number;
  readonly chosen: number | undefined;
  readonly onChoose: (position: number) => void;
  readonly onNearEnd: () => void;
}

/** Draws only the events in view, however many are loaded; the page scrolls, not the list. */
export function HistoryList({ entries, total, chosen, onChoose, onNearEnd }: HistoryListProps) {
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const scrollMargin = list === null ? 0 : Math.round(list.getBoundingClientRect().top + window.scrollY);
  // Anything new here makes the whole list be laid out anew.
  const keyOf = useCallback((index: number) => entries[index]?.eventId ?? index, [entries]);
  const virtual = useWindowVirtualizer({
    count: entries.length,
    estimateSize: usualHeight,
    overscan: BEYOND_VIEW,
    scrollMargin,
    getItemKey: keyOf,
  });
  const drawn = virtual.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= entries.length - AHEAD) onNearEnd();
  }, [last, entries.length, onNearEnd]);
  const titles = useMemo(() => daysBegin(entries, new Date()), [entries]);
  return (
    <ol ref={setList} className="k-history-list" style={{ height: virtual.getTotalSize() }}>
      {drawn.map(({ index, key, start }) => {
        const entry = entries[index];
        if (entry === undefined) return null;
        const title = titles.get(index);
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {title !== undefined && <h2>{title}</h2>}
            <HistoryItem entry={entry} chosen={entry.position === chosen} onChoose={onChoose} />
          </li>
        );
      })}
    </ol>
  );
}

interface HistoryItemProps {
  readonly entry: HistoryEntry;
  readonly chosen: boolean;
  readonly onChoose: (position: number) => void;
}

function HistoryItem({ entry, chosen, onChoose }: HistoryItemProps) {
  const { occurredAt, what, detail, actor, onBehalfOf, from, position } = entry;
  return (
    <div className="k-history-item" data-chosen={chosen}>
      <time dateTime={occurredAt} title={formatDateTime(occurredAt)}>
        {timeOf(occurredAt)}
      </time>
      <HistorySign {...entry} />
      <div className="k-grow">
        <button type="button" className="k-history-what" onClick={() => onChoose(position)}>
          {what}
        </button>
        <p className="k-small k-muted">
          {actorText(actor)}{' '}
          {onBehalfOf && (
            <Tag tone="hull" icon={<PersonIcon />}>
              on behalf of {onBehalfOf.name ?? 'the customer'}
            </Tag>
          )}{' '}
          {fromText(from)}
        </p>
        {detail !== null && <p className="k-small k-soft k-history-detail">{detail}</p>}
      </div>
      <span className="k-history-position" title="Place among all events">
        #{formatCount(position)}
      </span>
    </div>
  );
}
