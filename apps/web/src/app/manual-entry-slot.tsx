import { Button } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../session/use-viewer';

const FinanceDataDialog = lazy(() =>
  import('../features/ledger/manual-entry/finance-data-dialog').then(({ FinanceDataDialog: dialog }) => ({
    default: dialog,
  })),
);

/** Opens the form for own figures, which is loaded when somebody wants it. */
export function ManualEntrySlot() {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  if (viewer.kind !== 'customer') return null;
  return (
    <>
      <Button size="large" onClick={() => setOpen(true)}>
        Enter your finance data
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FinanceDataDialog accountId={viewer.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
