import { ConnectFinance } from '../features/connections/components/connect-finance';
import { IntegrateFinancePage } from '../features/connections/pages/integrate-finance-page';
import { FinanceSystemPage } from '../features/onboarding/pages/finance-system-page';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../ui/card/card-states';
import { useViewer } from '../session/use-viewer';
import { ManualEntrySlot } from './manual-entry-slot';

const EarlyAdopterFigures = lazy(() =>
  import('./early-adopter-figures').then((module) => ({ default: module.EarlyAdopterFigures })),
);

/** The step of the onboarding in which the accounts are connected or typed in. */
export const FinanceSystemScreen = () => (
  <FinanceSystemPage>
    <ConnectFinance manualEntry={<ManualEntrySlot />} />
  </FinanceSystemPage>
);

export const IntegrateFinanceScreen = () => <IntegrateFinancePage manualEntry={<ManualEntrySlot />} />;

/** The steps that show figures; what draws them comes with the first of their pages. */
export function EarlyAdopterScreen() {
  const { kind, id } = useViewer();
  if (kind !== 'customer')
    return (
      <EmptyState title="Only company accounts have an onboarding">
        There is nothing to set up for this account.
      </EmptyState>
    );
  return (
    <Suspense fallback={null}>
      <EarlyAdopterFigures accountId={id} />
    </Suspense>
  );
}
