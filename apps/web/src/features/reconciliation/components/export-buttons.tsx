import { Button } from '@blueprintjs/core';
import { CrossIcon, DownloadIcon } from '@blueprintjs/icons';
import { RECONCILIATION_FORMATS, type ReconciliationFormat } from '@keelson/vocabulary';
import { type ReactNode, useState } from 'react';
import type { ApiCall } from '../../../client/api-call';
import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import { useExport } from '../use-export';

const NAMES: Readonly<Record<ReconciliationFormat, string>> = { csv: 'CSV', xlsx: 'XLSX' };

interface ExportButtonsProps {
  readonly title: string;
  /** Told once the file is saved. */
  readonly done: string;
  readonly callFor: (format: ReconciliationFormat) => ApiCall;
  /** What the password confirms beside the kind of file. */
  readonly target?: Readonly<Record<string, string>>;
  /** What is in the file. */
  readonly children: ReactNode;
}

/** Saves a file, once the own password confirmed it. */
export function ExportButtons({ title, done, callFor, target, children }: ExportButtonsProps) {
  const [asking, setAsking] = useState<ReconciliationFormat>();
  const { busy, start, stop } = useExport(callFor, done);
  if (busy)
    return (
      <Button icon={<CrossIcon />} onClick={stop} aria-label="Exporting: stop">
        Exporting
      </Button>
    );
  return (
    <>
      {RECONCILIATION_FORMATS.map((format) => (
        <Button
          key={format}
          icon={<DownloadIcon />}
          aria-label={`Export ${NAMES[format]}`}
          onClick={() => setAsking(format)}
        >
          {NAMES[format]}
        </Button>
      ))}
      {asking !== undefined && (
        <OwnPasswordDialog
          name="export-reconciliation"
          title={title}
          confirm="Export"
          act={{ route: callFor(asking).route.id, target: { ...target, format: asking } }}
          onConfirmed={(confirmed) => {
            start(asking, confirmed);
            return Promise.resolve();
          }}
          onClose={() => setAsking(undefined)}
        >
          {children}
        </OwnPasswordDialog>
      )}
    </>
  );
}
