import { reconciliationPaths } from '@keelson/contracts/reconciliation';
import type { ReconciliationFormat } from '@keelson/vocabulary';
import { useEffect, useRef, useState } from 'react';
import type { Confirmed } from '../../client/api-call';
import { download } from '../../client/download';
import { saveFile } from '../../client/save-file';
import { useNotices } from '../../ui/notices/use-notices';
import type { CaseFilters } from './case-list-state';

export interface Exporting {
  readonly busy: boolean;
  start(format: ReconciliationFormat, confirmed: Confirmed): void;
  stop(): void;
}

/** Saves the cases that fit as a file for a spreadsheet. The whole file or none: one that breaks off is not saved. */
export function useCasesExport(filters: CaseFilters): Exporting {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const { toast, failure } = useNotices();
  useEffect(() => () => running.current?.abort(), []);
  const save = async (format: ReconciliationFormat, confirmed: Confirmed): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    const call = { route: reconciliationPaths.export, params: { format }, query: { ...filters }, ...confirmed };
    const outcome = await download(call, { signal });
    if (signal.aborted) return;
    setBusy(false);
    if ('error' in outcome) return void failure(outcome.error);
    saveFile(outcome.file.name, outcome.file.content);
    toast('Reconciliation exported');
  };
  return {
    busy,
    start: (format, confirmed) => void save(format, confirmed),
    stop: () => {
      running.current?.abort();
      setBusy(false);
    },
  };
}
