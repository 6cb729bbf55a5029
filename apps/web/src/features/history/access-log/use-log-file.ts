import { historyPaths } from '@keelson/contracts/history';
import { useEffect, useRef, useState } from 'react';
import { download } from '../../../client/download';
import { saveFile } from '../../../client/save-file';
import { useNotices } from '../../../ui/notices/use-notices';
import type { AccessLogFilters } from './access-log-state';

/** Saves the visits that the filters leave as a file for a spreadsheet. */
export function useLogFile(accountId: string, filters: AccessLogFilters) {
  const [saving, setSaving] = useState(false);
  const running = useRef<AbortController>(undefined);
  const { failure } = useNotices();
  useEffect(() => () => running.current?.abort(), []);
  const save = async (): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setSaving(true);
    const call = { route: historyPaths.accessLogExport, params: { accountId }, query: { ...filters } };
    const outcome = await download(call, { signal });
    if (signal.aborted) return;
    setSaving(false);
    if ('error' in outcome) return void failure(outcome.error);
    saveFile(outcome.file.name, outcome.file.content);
  };
  return { saving, save: () => void save() };
}
