import { ErrorIcon } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import type { FinanceData } from '../ledger.api';
import { cellId } from './entry-grid';
import { placeOf, sectionName } from './entry-words';
import type { FinanceEntry } from './use-finance-entry';

const MOST_LISTED = 8;

interface FaultSummaryProps {
  readonly entry: FinanceEntry;
  readonly data: FinanceData;
}

/** What the last try to save found, each leading to its cell; it takes the focus. */
export function FaultSummary({ entry, data }: FaultSummaryProps) {
  const { attempts, formMessage, faults, busy, show } = entry;
  const box = useRef<HTMLDivElement>(null);
  const target = useRef<string>(undefined);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  // The cell is there once its section is shown.
  useEffect(() => {
    if (target.current === undefined) return;
    document.getElementById(target.current)?.focus();
    target.current = undefined;
  });
  const found = Object.entries(faults);
  if (attempts === 0 || busy || (formMessage === undefined && found.length === 0)) return null;
  const go = (key: string, section: string): void => {
    target.current = cellId(key);
    show(section);
    document.getElementById(cellId(key))?.focus();
  };
  return (
    <div ref={box} className="k-callout k-callout-negative" role="alert" tabIndex={-1}>
      <ErrorIcon className="k-callout-icon" />
      <div>
        <p className="k-strong">
          {formMessage ??
            (found.length === 1 ? 'One figure needs your attention' : `${found.length} figures need your attention`)}
        </p>
        <ul className="k-fault-list">
          {found.slice(0, MOST_LISTED).map(([key, message]) => {
            const place = placeOf(key, data);
            return (
              <li key={key}>
                {place ? (
                  <button type="button" className="k-text-button" onClick={() => go(key, place.section.id)}>
                    {sectionName(place.section)}, {place.name}
                  </button>
                ) : (
                  'A figure of another year'
                )}
                : {message}
              </li>
            );
          })}
        </ul>
        {found.length > MOST_LISTED && <p>and {found.length - MOST_LISTED} more.</p>}
      </div>
    </div>
  );
}
