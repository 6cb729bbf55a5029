import { useEffect } from 'react';
import { isApiProblem } from '../../client/api-problem';
import { useAppDispatch } from '../../client/app-dispatch';
import { historyApi, type HistoryEntry, type HistoryPart, useHistoryEventsPartQuery } from './history.api';

const SOON_SECONDS = 2;
const TOO_MANY = 429;

export interface LoadedPart {
  readonly part: number;
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly failed: boolean;
  retry(): void;
}

/**
 * One part of a history. Its request is given up when another part takes its place, and sent again after the time that
 * the API names when there were too many.
 */
export function useHistoryPart(wanted: HistoryPart, skip: boolean): LoadedPart {
  const dispatch = useAppDispatch();
  const { currentData, error, refetch, isFetching } = useHistoryEventsPartQuery(wanted, { skip });
  const key = JSON.stringify(wanted);
  useEffect(() => {
    if (skip) return undefined;
    const asked = JSON.parse(key) as HistoryPart;
    return () => dispatch(historyApi.util.getRunningQueryThunk('historyEventsPart', asked))?.abort();
  }, [dispatch, key, skip]);
  const busy = !skip && isApiProblem(error) && error.status === TOO_MANY;
  const seconds = busy ? (error.retryAfterSeconds ?? SOON_SECONDS) : undefined;
  useEffect(() => {
    if (seconds === undefined || isFetching) return undefined;
    const timer = setTimeout(() => void refetch(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, isFetching, refetch]);
  return {
    part: wanted.part,
    entries: skip ? undefined : currentData?.entries,
    failed: !skip && isApiProblem(error) && !busy,
    retry: () => void refetch(),
  };
}
