import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { formatCount } from '../../../ui/format/numbers';
import { useNotices } from '../../../ui/notices/use-notices';
import { useCustomersExportMutation } from '../customers.api';
import type { HistoryFilters } from '../history-state';
import { saveFile } from '../save-file';

interface ExportHistoryProps {
  readonly accountId: string;
  readonly filters: HistoryFilters;
}

/** Saves the events that the filters leave, loaded or not, as a file for a spreadsheet. */
export function ExportHistory({ accountId, filters }: ExportHistoryProps) {
  const [ask, { isLoading }] = useCustomersExportMutation();
  const { toast, failure } = useNotices();
  const save = async (): Promise<void> => {
    const { data, error } = await ask({ accountId, ...filters });
    if (data === undefined) return void failure(error);
    saveFile(data.fileName, data.csv);
    const number = `${formatCount(data.events)} ${data.events === 1 ? 'event' : 'events'}`;
    toast(data.complete ? `Exported ${number}` : `Exported the newest ${number}; older ones are left out`);
  };
  return (
    <Button icon={<DownloadIcon />} loading={isLoading} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
