import { useState } from 'react';
import { useNotices } from '../../ui/notices/use-notices';
import { useReconciliationOverviewQuery, useReconciliationSweepMutation } from './reconciliation.api';

const ASK_AGAIN_MS = 3_000;

/** Has the provider read, and looks until that is done: a reading that finds nothing new is announced by nobody. */
export function useSweep() {
  const [since, setSince] = useState<{ readonly finishedAt: string | undefined }>();
  const notices = useNotices();
  const [sweep, { isLoading }] = useReconciliationSweepMutation();
  const overview = useReconciliationOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: since === undefined ? 0 : ASK_AGAIN_MS,
  });
  const finishedAt = overview.data?.data.lastSweep?.finishedAt;
  if (since !== undefined && since.finishedAt !== finishedAt) setSince(undefined);
  const begin = async (): Promise<void> => {
    try {
      const { statusMessage } = await sweep().unwrap();
      setSince({ finishedAt });
      notices.toast(statusMessage);
    } catch (error) {
      notices.refusedOrFailed(error);
    }
  };
  return { overview, running: isLoading || since !== undefined, begin: () => void begin() };
}
