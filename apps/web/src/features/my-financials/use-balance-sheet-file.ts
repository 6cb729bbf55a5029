import { myFinancialsMessages as texts, myFinancialsPaths } from '@keelson/contracts/my-financials';
import { useEffect, useRef, useState } from 'react';
import { download } from '../../client/download';
import { saveFile } from '../../client/save-file';
import { type Asked, clocksOf } from '../../figures/explanation.api';
import { useNotices } from '../../ui/notices/use-notices';

/** Saves the balance sheet as a workbook. The whole file or none. */
export function useBalanceSheetFile(asked: Asked): { readonly busy: boolean; start(): void } {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const { toast, failure } = useNotices();
  useEffect(() => () => running.current?.abort(), []);
  const save = async (): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    const call = {
      route: myFinancialsPaths.balanceSheetFile,
      params: { accountId: asked.accountId },
      query: clocksOf(asked),
    };
    const outcome = await download(call, { signal });
    if (signal.aborted) return;
    setBusy(false);
    if ('error' in outcome) return void failure(outcome.error);
    saveFile(texts.balanceSheetName, outcome.file.content);
    toast(`${texts.balanceSheetName} saved`);
  };
  return { busy, start: () => void save() };
}
