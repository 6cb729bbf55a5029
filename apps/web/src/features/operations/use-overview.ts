import { useEffect, useState } from 'react';
import { type Overview, operationsApi } from './operations.api';

const CALM_MS = 5_000;
const BUSY_MS = 1_000;

/** The page as it is now: read again every five seconds while somebody sees it, every second while work is under way. */
export function useOverview() {
  const visible = useVisible();
  const { useQueryState, useQuerySubscription } = operationsApi.endpoints.operationsOverview;
  const { data, error, fulfilledTimeStamp } = useQueryState();
  const everyMs = data !== undefined && isWorking(data) ? BUSY_MS : CALM_MS;
  const { refetch } = useQuerySubscription(undefined, {
    pollingInterval: visible ? everyMs : 0,
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (visible) void refetch();
  }, [visible, refetch]);
  return { overview: data, error, refetch, readAt: fulfilledTimeStamp };
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
