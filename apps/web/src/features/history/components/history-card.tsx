import { Button } from '@blueprintjs/core';
import { ArrowUpIcon } from '@blueprintjs/icons';
import { EmptyState } from '../../../ui/card/card-states';
import { formatCount } from '../../../ui/format/numbers';
import type { HistoryPage } from '../history.api';
import { countText } from '../history-words';
import type { HistoryWindow } from '../use-history-window';
import { HistoryList } from './history-list';

interface HistoryCardProps {
  readonly accountId: string;
  readonly events: HistoryWindow;
  readonly page: HistoryPage;
  readonly listKey: string;
  readonly newer: number;
  readonly onRenew: () => void;
  readonly narrowed: boolean;
  readonly chosen: number | undefined;
  readonly onChoose: (position: number) => void;
  /** Shows the events of one import alone. */
  readonly onImport: (importId: string) => void;
}

/** The events, how many there are, and that newer ones came. */
export function HistoryCard(props: HistoryCardProps) {
  const { accountId, events, page, listKey, newer, onRenew, narrowed, chosen, onChoose, onImport } = props;
  const { total } = events;
  return (
    <>
      {newer > 0 && (
        <div className="k-history-newer">
          <Button
            icon={<ArrowUpIcon />}
            onClick={() => {
              onRenew();
              window.scrollTo({ top: 0 });
            }}
          >
            {newer === 1 ? 'One newer event' : `${formatCount(newer)} newer events`}
          </Button>
        </div>
      )}
      {total === 0 ? (
        <EmptyState title={narrowed ? 'No event fits' : 'No events yet'}>
          {narrowed ? 'Choose less, or clear the filters.' : 'Nothing has happened on this account.'}
        </EmptyState>
      ) : (
        <HistoryList
          key={listKey}
          accountId={accountId}
          events={events}
          chosen={chosen}
          onChoose={onChoose}
          onImport={onImport}
        />
      )}
      <p className="k-history-foot">
        <span role="status">{countText(total, narrowed)}</span>
        {page.personal === 'shown' ? (
          <span>
            <span className="k-personal">Dotted</span>: personal
          </span>
        ) : (
          <span>Personal values are hidden from you</span>
        )}
        <span>Times in Europe/London</span>
      </p>
    </>
  );
}
