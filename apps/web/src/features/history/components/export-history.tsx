import { Button } from '@blueprintjs/core';
import { CrossIcon, DownloadIcon } from '@blueprintjs/icons';
import type { FilteredHistory } from '../history.api';
import { useExport } from '../use-export';

/** Saves the events that the filters leave, loaded or not, as a file for a spreadsheet. */
export function ExportHistory({ question }: { readonly question: FilteredHistory }) {
  const { progress, start, stop } = useExport(question);
  if (progress === undefined)
    return (
      <Button icon={<DownloadIcon />} onClick={start}>
        Export CSV
      </Button>
    );
  return (
    <Button icon={<CrossIcon />} onClick={stop} aria-label={`Exporting, ${progress} percent done: stop`}>
      Exporting {progress} %
    </Button>
  );
}
