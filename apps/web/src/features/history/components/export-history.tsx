import { Button } from '@blueprintjs/core';
import { CrossIcon, DownloadIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import type { ApiCall } from '../../../client/api-call';
import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import { useExport } from '../use-export';

interface ExportHistoryProps {
  readonly call: ApiCall;
  /** Whose events they are, as it reads in the title of the dialog. */
  readonly of: string;
}

/** Saves the events that the filters leave, loaded or not, as a file for a spreadsheet, once the own password confirmed it. */
export function ExportHistory({ call, of }: ExportHistoryProps) {
  const [asking, setAsking] = useState(false);
  const { progress, start, stop } = useExport(call);
  if (progress !== undefined)
    return (
      <Button icon={<CrossIcon />} onClick={stop} aria-label={`Exporting, ${progress} percent done: stop`}>
        Exporting {progress} %
      </Button>
    );
  return (
    <>
      <Button icon={<DownloadIcon />} onClick={() => setAsking(true)}>
        Export CSV
      </Button>
      {asking && (
        <OwnPasswordDialog
          name="export-history"
          title={`Export ${of}`}
          confirm="Export"
          act={{ route: call.route.id, target: { ...call.params } }}
          onConfirmed={(confirmed) => {
            start(confirmed);
            return Promise.resolve();
          }}
          onClose={() => setAsking(false)}
        >
          The file holds personal data and leaves Keelson with you. It has the events that the filters leave.
        </OwnPasswordDialog>
      )}
    </>
  );
}
