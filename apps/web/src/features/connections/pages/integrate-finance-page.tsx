import type { ReactNode } from 'react';
import { PageHeader } from '../../../ui/page/page-header';
import { ConnectFinance } from '../components/connect-finance';

/** The connected accounting system, outside the onboarding. */
export function IntegrateFinancePage({ manualEntry }: { readonly manualEntry: ReactNode }) {
  return (
    <>
      <PageHeader title="Integrate Finance" lead="Where your figures come from, and how fresh they are." />
      <ConnectFinance manualEntry={manualEntry} />
    </>
  );
}
