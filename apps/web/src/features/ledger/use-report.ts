import { ledgerMessages as texts, ledgerPaths } from '@keelson/contracts/ledger';
import { useEffect, useRef, useState } from 'react';
import { download } from '../../client/download';
import { saveFile } from '../../client/save-file';
import { useNotices } from '../../ui/notices/use-notices';
import type { AskedTrialBalance } from './ledger.api';

/** Saves the trial balance as a spreadsheet. The whole file or none. */
export function useReport({ accountId, ...query }: AskedTrialBalance): { readonly busy: boolean; start(): void } {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const { toast, failure } = useNotices();
  useEffect(() => () => running.current?.abort(), []);
  const save = async (): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    const outcome = await download({ route: ledgerPaths.trialBalanceReport, params: { accountId }, query }, { signal });
    if (signal.aborted) return;
    setBusy(false);
    if ('error' in outcome) return void failure(outcome.error);
    saveFile(texts.reportName, outcome.file.content);
    toast(`${texts.reportName} saved`);
  };
  return { busy, start: () => void save() };
}
