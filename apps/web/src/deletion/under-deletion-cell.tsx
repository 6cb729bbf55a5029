import { Button } from '@blueprintjs/core';
import { TimeIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Tag } from '../ui/card/tag';
import { formatCountdown, formatDateTime } from '../ui/format/dates';
import { useNow } from '../ui/format/use-now';
import type { DeletableAccount } from './deletable-account';
import { DeletionDialog } from './deletion-dialog';
import './deletion.css';

const REFRESH_MS = 30_000;

/** The status of an account under deletion: the time that is left, and the button that does not wait for it (DEL-01). */
export function UnderDeletionCell({ account }: { readonly account: DeletableAccount }) {
  const now = useNow(REFRESH_MS);
  const [asking, setAsking] = useState(false);
  const { deleteAt, name } = account;
  if (deleteAt === null) return null;
  return (
    <span className="k-under-deletion">
      <Tag tone="negative" icon={<TimeIcon />}>
        <time dateTime={deleteAt} title={`Deleted on ${formatDateTime(deleteAt)}`}>
          {formatCountdown(Date.parse(deleteAt) - now)}
        </time>
      </Tag>
      <Button size="small" intent="danger" variant="outlined" onClick={() => setAsking(true)}>
        Delete account<span className="k-sr"> of {name}</span>
      </Button>
      {asking && <DeletionDialog account={account} step="complete" onClose={() => setAsking(false)} />}
    </span>
  );
}
