import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useState } from 'react';
import { daysBegin } from '../history-days';
import type { HistoryWindow } from '../use-history-window';
import { HistoryItem } from './history-item';
import { MissingItem } from './missing-item';
import './history-list.css';

const usualHeight = (): number => 74;
const BEYOND_VIEW = 12;

interface HistoryListProps {
  readonly accountId: string;
  readonly events: HistoryWindow;
  readonly chosen: number | undefined;
  readonly onChoose: (position: number) => void;
  /** Shows the events of one import alone. */
  readonly onImport: (importId: string) => void;
}

/** Draws only the events in view, however many there are; the page scrolls, not the list. */
export function HistoryList({ accountId, events, chosen, onChoose, onImport }: HistoryListProps) {
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const scrollMargin = list === null ? 0 : Math.round(list.getBoundingClientRect().top + window.scrollY);
  const { total, entryAt, failedAt, look, retry } = events;
  const virtual = useWindowVirtualizer({
    count: total,
    estimateSize: usualHeight,
    overscan: BEYOND_VIEW,
    scrollMargin,
  });
  const drawn = virtual.getVirtualItems();
  const [first = 0, last = 0] = [drawn[0]?.index, drawn.at(-1)?.index];
  useEffect(() => look(first, last), [look, first, last]);
  const now = useMemo(() => new Date(), []);
  const titles = daysBegin(first, last, entryAt, now);
  return (
    <ol ref={setList} className="k-history-list" style={{ height: virtual.getTotalSize() }}>
      {drawn.map(({ index, key, start }) => {
        const entry = entryAt(index);
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
            {entry === undefined ? (
              <MissingItem failed={failedAt(index)} onRetry={retry} />
            ) : (
              <HistoryItem
                accountId={accountId}
                entry={entry}
                chosen={chosen}
                onChoose={onChoose}
                onImport={onImport}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
