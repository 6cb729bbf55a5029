import { EXPORTED_EVENTS_HEADER } from '@keelson/contracts/history';
import { useEffect, useRef, useState } from 'react';
import { download } from '../../client/download';
import { useAppDispatch } from '../../client/app-dispatch';
import type { ApiCall, Confirmed } from '../../client/api-call';
import { historyApi } from './history.api';
import { saveFile } from '../../client/save-file';
import { formatCount } from '../../ui/format/numbers';
import { useNotices } from '../../ui/notices/use-notices';

const LINE_END = 10;

const linesIn = (part: Uint8Array): number => part.reduce((lines, byte) => (byte === LINE_END ? lines + 1 : lines), 0);

export interface Exporting {
  /** In percent; `undefined` while none is under way. */
  readonly progress: number | undefined;
  start(confirmed: Confirmed): void;
  stop(): void;
}

/** Saves a history as a file for a spreadsheet. The whole file or none: one that breaks off is not saved. */
export function useExport(call: ApiCall): Exporting {
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const dispatch = useAppDispatch();
  const { toast, failure } = useNotices();
  useEffect(() => () => running.current?.abort(), []);
  const save = async (confirmed: Confirmed): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setProgress(0);
    let lines = 0;
    const outcome = await download(
      { ...call, ...confirmed },
      {
        signal,
        onPart: (part, headers) => {
          lines += linesIn(part);
          setProgress(Math.min(99, Math.floor((100 * lines) / (Number(headers.get(EXPORTED_EVENTS_HEADER)) + 1))));
        },
      },
    );
    setProgress(undefined);
    if (signal.aborted) return;
    dispatch(historyApi.util.invalidateTags(['account-history', 'audit-trail']));
    if ('error' in outcome) return void failure(outcome.error);
    const { name, content, headers } = outcome.file;
    saveFile(name, content);
    const events = Number(headers.get(EXPORTED_EVENTS_HEADER));
    toast(`Exported ${formatCount(events)} ${events === 1 ? 'event' : 'events'}`);
  };
  return {
    progress,
    start: (confirmed) => void save(confirmed),
    stop: () => {
      running.current?.abort();
      setProgress(undefined);
    },
  };
}
