import { Button } from '@blueprintjs/core';
import { CrossIcon, DownloadIcon } from '@blueprintjs/icons';
import { reconciliationPaths } from '@keelson/contracts/reconciliation';
import { RECONCILIATION_FORMATS, type ReconciliationFormat } from '@keelson/vocabulary';
import { useState } from 'react';
import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import type { CaseFilters } from '../case-list-state';
import { useCasesExport } from '../use-cases-export';

const NAMES: Readonly<Record<ReconciliationFormat, string>> = { csv: 'CSV', xlsx: 'XLSX' };

/** Saves the cases that the filters leave, shown or not, as a file, once the own password confirmed it. */
export function ExportCases({ filters }: { readonly filters: CaseFilters }) {
  const [asking, setAsking] = useState<ReconciliationFormat>();
  const { busy, start, stop } = useCasesExport(filters);
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
          title="Export the reconciliation"
          confirm="Export"
          act={{ route: reconciliationPaths.export.id, target: { format: asking } }}
          onConfirmed={(confirmed) => {
            start(asking, confirmed);
            return Promise.resolve();
          }}
          onClose={() => setAsking(undefined)}
        >
          The file holds personal data and leaves Keelson with you. It has the payments that the filters leave.
        </OwnPasswordDialog>
      )}
    </>
  );
}
