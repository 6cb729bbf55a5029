import { useEffect, useState } from 'react';
import { type Overview, useOperationsOverviewQuery } from './operations.api';

const CALM_MS = 5_000;
const BUSY_MS = 1_000;

/** The page as it is now: read again every five seconds while somebody sees it, every second while work is under way. */
export function useOverview() {
  const visible = useVisible();
  const [busy, setBusy] = useState(false);
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useOperationsOverviewQuery(undefined, {
    pollingInterval: visible ? (busy ? BUSY_MS : CALM_MS) : 0,
    refetchOnMountOrArgChange: true,
  });
  const working = data !== undefined && isWorking(data);
  useEffect(() => setBusy(working), [working]);
  useEffect(() => {
    if (visible) void refetch();
  }, [visible, refetch]);
  return { overview: data, error, isFetching, refetch, readAt: fulfilledTimeStamp };
}

const isWorking = ({ requests, subscriptions }: Overview): boolean =>
  requests.some(({ outcome }) => outcome === null) || subscriptions.some(({ rebuild }) => rebuild !== null);

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}
