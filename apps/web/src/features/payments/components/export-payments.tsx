import { Button } from '@blueprintjs/core';
import { CrossIcon, DownloadIcon } from '@blueprintjs/icons';
import { paymentsPaths } from '@keelson/contracts/payments';
import { useState } from 'react';
import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import type { PaymentListState } from '../payment-list-state';
import { usePaymentsExport } from '../use-payments-export';

/** Saves the payments that the search leaves, shown or not, as a file for a spreadsheet, once the own password confirmed it. */
export function ExportPayments({ asked }: { readonly asked: PaymentListState }) {
  const [asking, setAsking] = useState(false);
  const { busy, start, stop } = usePaymentsExport(asked);
  if (busy)
    return (
      <Button icon={<CrossIcon />} onClick={stop} aria-label="Exporting: stop">
        Exporting
      </Button>
    );
  return (
    <>
      <Button icon={<DownloadIcon />} onClick={() => setAsking(true)}>
        Export CSV
      </Button>
      {asking && (
        <OwnPasswordDialog
          name="export-payments"
          title="Export the payments"
          confirm="Export"
          act={{ route: paymentsPaths.export.id }}
          onConfirmed={(confirmed) => {
            start(confirmed);
            return Promise.resolve();
          }}
          onClose={() => setAsking(false)}
        >
          The file holds personal data and leaves Keelson with you. It has the payments that the search leaves.
        </OwnPasswordDialog>
      )}
    </>
  );
}
