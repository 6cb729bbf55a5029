import { connectionsMessages } from '@keelson/contracts/connections';
import type { ReactNode } from 'react';
import { useViewer } from '../../../session/use-viewer';
import { ErrorState } from '../../../ui/card/card-states';
import { FinanceSystemView } from '../components/finance-system-view';
import { SaveAndLogOut } from '../components/save-and-log-out';
import { useOpenedStep, useProgress } from '../use-journey';

/** `children` connect the accounts. */
export function FinanceSystemPage({ children }: { readonly children: ReactNode }) {
  const { kind } = useViewer();
  const { data, error, refetch } = useProgress();
  useOpenedStep('financeSystem');
  return (
    <FinanceSystemView
      status={data?.data.financeSystemScreenFlag}
      actions={kind === 'customer' && <SaveAndLogOut step="financeSystem" />}
    >
      {data === undefined && error !== undefined && (
        <ErrorState title={connectionsMessages.progressFailed} error={error} onRetry={() => void refetch()} />
      )}
      {children}
    </FinanceSystemView>
  );
}
