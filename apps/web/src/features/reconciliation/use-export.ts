import type { ReconciliationFormat } from '@keelson/vocabulary';
import { useEffect, useRef, useState } from 'react';
import type { ApiCall, Confirmed } from '../../client/api-call';
import { download } from '../../client/download';
import { saveFile } from '../../client/save-file';
import { useNotices } from '../../ui/notices/use-notices';

export interface Exporting {
  readonly busy: boolean;
  start(format: ReconciliationFormat, confirmed: Confirmed): void;
  stop(): void;
}

/** Saves a file for a spreadsheet. The whole file or none: one that breaks off is not saved. */
export function useExport(callFor: (format: ReconciliationFormat) => ApiCall, done: string): Exporting {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const { toast, failure } = useNotices();
  useEffect(() => () => running.current?.abort(), []);
  const save = async (format: ReconciliationFormat, confirmed: Confirmed): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    const outcome = await download({ ...callFor(format), ...confirmed }, { signal });
    if (signal.aborted) return;
    setBusy(false);
    if ('error' in outcome) return void failure(outcome.error);
    saveFile(outcome.file.name, outcome.file.content);
    toast(done);
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
