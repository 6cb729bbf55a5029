import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { myFinancialsMessages as texts, myFinancialsPaths } from '@keelson/contracts/my-financials';
import type { Asked } from '../../../figures/explanation.api';
import { ownerOnly } from '../../../ui/card/owner-only';
import { csvOf, type DataSheet } from '../../../ui/charts/data-sheet';
import { saveFile } from '../../../client/save-file';
import { useBalanceSheetFile } from '../use-balance-sheet-file';

interface BalanceSheetFilesProps {
  readonly asked: Asked;
  readonly sheet: DataSheet;
}

/** What is shown, to take away. */
export function BalanceSheetFiles({ asked, sheet }: BalanceSheetFilesProps) {
  const { busy, start } = useBalanceSheetFile(asked);
  return (
    <>
      <Button
        icon={<DownloadIcon />}
        onClick={() => saveFile(texts.balanceSheetCsv, new Blob([csvOf(sheet)], { type: 'text/csv' }))}
      >
        {texts.saveAsCsv}
      </Button>
      <Button icon={<DownloadIcon />} loading={busy} onClick={start} {...ownerOnly(myFinancialsPaths.balanceSheetFile)}>
        {texts.saveAsXlsx}
      </Button>
    </>
  );
}
