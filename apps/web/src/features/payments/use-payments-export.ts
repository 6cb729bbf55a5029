import { paymentsPaths } from '@keelson/contracts/payments';
import { useEffect, useRef, useState } from 'react';
import type { Confirmed } from '../../client/api-call';
import { download } from '../../client/download';
import { saveFile } from '../../client/save-file';
import { useNotices } from '../../ui/notices/use-notices';
import type { PaymentListState } from './payment-list-state';

export interface Exporting {
  readonly busy: boolean;
  start(confirmed: Confirmed): void;
  stop(): void;
}

/** Saves the payments that fit as a file for a spreadsheet. The whole file or none: one that breaks off is not saved. */
export function usePaymentsExport({ search, state, fromDate, toDate }: PaymentListState): Exporting {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const { toast, failure } = useNotices();
  useEffect(() => () => running.current?.abort(), []);
  const save = async (confirmed: Confirmed): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    const outcome = await download(
      { route: paymentsPaths.export, query: { search, state, fromDate, toDate }, ...confirmed },
      { signal },
    );
    if (signal.aborted) return;
    setBusy(false);
    if ('error' in outcome) return void failure(outcome.error);
    saveFile(outcome.file.name, outcome.file.content);
    toast('Payments exported');
  };
  return {
    busy,
    start: (confirmed) => void save(confirmed),
    stop: () => {
      running.current?.abort();
      setBusy(false);
    },
  };
}
