import { deletionMessages as texts } from '@keelson/contracts/deletion';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { customerHistory } from '../client/paths';
import { Callout } from '../ui/card/callout';
import { Card } from '../ui/card/card';
import { useNow } from '../ui/format/use-now';
import { useNotices } from '../ui/notices/use-notices';
import { deletionApi, type UnfinishedDeletion, useDeletionRetryMutation } from './deletion.api';
import { unfinishedTitle, unfinishedWords } from './unfinished-words';
import './deletion.css';

const CALM_MS = 15_000;
const BUSY_MS = 3_000;

/** Changes with each try, so that a button that was pressed waits for the outcome of the one that it asked for. */
const tryOf = ({ work, accountId, tries }: UnfinishedDeletion): string => `${work} ${accountId} ${tries}`;

/** For staff: what failed when deleted accounts were ended at the providers. Nothing is shown while nothing hangs. */
export function UnfinishedDeletions() {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const { useQueryState, useQuerySubscription } = deletionApi.endpoints.deletionUnfinished;
  const { data } = useQueryState();
  const [retry] = useDeletionRetryMutation();
  const { toast, refusedOrFailed } = useNotices();
  const now = useNow(BUSY_MS);
  const rows = data?.rows ?? [];
  const pollingInterval = rows.some((row) => asked.has(tryOf(row))) ? BUSY_MS : CALM_MS;
  useQuerySubscription(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  if (rows.length === 0) return null;
  const again = async ({ accountId }: UnfinishedDeletion): Promise<void> => {
    try {
      await retry(accountId).unwrap();
      const its = rows.filter((row) => row.accountId === accountId).map(tryOf);
      setAsked((before) => new Set([...before, ...its]));
      toast(texts.retried);
    } catch (error) {
      refusedOrFailed(error, texts.failed);
    }
  };
  return (
    <div className="k-unfinished-endings">
      <Card title="Deleted accounts that are not finished" subtitle="The workers try on by themselves.">
        <ul className="k-unfinished">
          {rows.map((row) => {
            const waits = asked.has(tryOf(row));
            return (
              <li key={`${row.work} ${row.accountId}`}>
                <Callout tone="negative">
                  <div className="k-unfinished-row">
                    <div>
                      <b>{unfinishedTitle(row)}</b> {unfinishedWords(row, now)}{' '}
                      <Link to={customerHistory(row.accountId)} className="k-link">
                        History of the account<span className="k-sr"> {row.accountId}</span>
                      </Link>
                    </div>
                    <Button size="small" disabled={waits} onClick={() => void again(row)}>
                      {waits ? 'Trying' : 'Try again now'}
                      <span className="k-sr"> {row.accountId}</span>
                    </Button>
                  </div>
                </Callout>
              </li>
            );
          })}
        </ul>
      </Card>
    </div>
  );
}
