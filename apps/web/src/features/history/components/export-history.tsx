import { Button } from '@blueprintjs/core';
import { CrossIcon, DownloadIcon } from '@blueprintjs/icons';
import type { ApiCall } from '../../../client/api-call';
import { useExport } from '../use-export';

/** Saves the events that the filters leave, loaded or not, as a file for a spreadsheet. */
export function ExportHistory({ call }: { readonly call: ApiCall }) {
  const { progress, start, stop } = useExport(call);
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
