import { Button } from '@blueprintjs/core';
import { CrossIcon, DownloadIcon } from '@blueprintjs/icons';
import type { PaymentListState } from '../payment-list-state';
import { usePaymentsExport } from '../use-payments-export';

/** Saves the payments that the search leaves, shown or not, as a file for a spreadsheet. */
export function ExportPayments({ asked }: { readonly asked: PaymentListState }) {
  const { busy, start, stop } = usePaymentsExport(asked);
  if (busy)
    return (
      <Button icon={<CrossIcon />} onClick={stop} aria-label="Exporting: stop">
        Exporting
      </Button>
    );
  return (
    <Button icon={<DownloadIcon />} onClick={start}>
      Export CSV
    </Button>
  );
}
