import { liveMessages as texts } from '@keelson/contracts/live';
import { Button } from '@blueprintjs/core';
import { RefreshIcon, TimeIcon } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../client/app-dispatch';
import { formatDateTime, formatMoment } from '../ui/format/dates';
import { useNow } from '../ui/format/use-now';
import { type Behind, selectBehind } from './behind';
import type { WithLive } from './live.slice';
import { readAllAgain, useLivePages } from './use-live-pages';
import './behind-line.css';

const TRY_AGAIN_MS = 4_000;
const A_MINUTE = 60_000;
const sameBehind = (one: Behind | undefined, other: Behind | undefined): boolean =>
  one?.reason === other?.reason && one?.since === other?.since;

/** Keeps every page behind the sign-in up to date, and says in one line when it is not. */
export function BehindLine() {
  const dispatch = useAppDispatch();
  const comeBack = useLivePages();
  const behind = useSelector(selectBehind, sameBehind);
  const refresh = () => {
    comeBack();
    readAllAgain(dispatch);
  };
  useTryingAgain(behind !== undefined);
  return (
    <div className="k-behind" role="status">
      {behind && <Line behind={behind} onRefresh={refresh} />}
    </div>
  );
}

interface LineProps {
  readonly behind: Behind;
  readonly onRefresh: () => void;
}

function Line({ behind: { reason, since }, onRefresh }: LineProps) {
  const now = useNow(A_MINUTE);
  return (
    <div className="k-behind-line">
      <TimeIcon className="k-behind-icon" />
      <p>
        <time dateTime={new Date(since).toISOString()} title={formatDateTime(since)}>
          {texts.asOf(formatMoment(since, now))}
        </time>{' '}
        {texts[reason]}
      </p>
      <Button size="small" variant="minimal" icon={<RefreshIcon size={14} />} onClick={onRefresh}>
        {texts.refresh}
      </Button>
    </div>
  );
}

/** An answer that came too early is asked for again, also where nobody announces what it waits for. */
function useTryingAgain(behind: boolean): void {
  const dispatch = useAppDispatch();
  const waiting = useSelector(({ live }: WithLive) => Object.keys(live.staleSince).length > 0);
  useEffect(() => {
    if (!behind || !waiting) return undefined;
    const timer = setInterval(() => readAllAgain(dispatch), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [behind, waiting, dispatch]);
}
