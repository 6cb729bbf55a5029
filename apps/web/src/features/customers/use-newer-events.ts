import { useCallback, useEffect, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { type FilteredHistory, type HistoryPage, useCustomersNewestQuery } from './customers.api';

/** Near enough to the top that an event which comes in above the first one is seen, and moves nothing that is read. */
const AT_TOP_PX = 160;

/**
 * Whether events have come in since the list was read. Somebody at the top sees them appear; whoever reads further down
 * is offered them, since the list would move under their eyes.
 */
export const useNewerEvents = (
  history: FilteredHistory,
  pages: readonly HistoryPage[] | undefined,
  readAgain: () => void,
) => {
  const announced = useAppSelector(({ live }) => live.announced['account-history'] ?? 0);
  const [atFirst] = useState(announced);
  const { currentData } = useCustomersNewestQuery(history, { skip: announced === atFirst });
  const shown = pages?.[0]?.entries[0]?.position ?? 0;
  const newest = currentData?.entries[0]?.position ?? 0;
  const newer = pages !== undefined && newest > shown;
  const alone = (pages?.length ?? 0) <= 1;
  useEffect(() => {
    if (newer && alone && window.scrollY < AT_TOP_PX) readAgain();
  }, [newer, alone, newest, readAgain]);
  const show = useCallback(() => {
    window.scrollTo({ top: 0 });
    readAgain();
  }, [readAgain]);
  return { newer, show };
};
