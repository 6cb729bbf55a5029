import { lazy, Suspense } from 'react';
import { useViewer } from './hooks';

const FinanceDataDialog = lazy(() =>
  import('../features/ledger/manual-entry/finance-data-dialog').then((module) => ({
    default: module.FinanceDataDialog,
  })),
);

interface FinanceDataEntryProps {
  readonly onClose: () => void;
}

/** The form for own figures, for a page of another feature that offers it. */
export function FinanceDataEntry({ onClose }: FinanceDataEntryProps) {
  const { id, kind } = useViewer();
  return (
    <Suspense fallback={null}>
      <FinanceDataDialog accountId={id} readOnly={kind !== 'customer'} onClose={onClose} />
    </Suspense>
  );
}
