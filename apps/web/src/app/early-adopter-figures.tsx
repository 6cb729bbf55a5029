import { SectorComparison } from '../features/dashboard/components/sector-comparison';
import { KeyIndicators } from '../features/my-financials/components/key-indicators';
import { EarlyAdopterPage } from '../features/onboarding/pages/early-adopter-page';

/** Two steps of the onboarding with the figures of the features that they show. */
export const EarlyAdopterFigures = ({ accountId }: { readonly accountId: string }) => (
  <EarlyAdopterPage
    figures={{
      earlyLaunch: <SectorComparison accountId={accountId} />,
      kpi: <KeyIndicators accountId={accountId} />,
    }}
  />
);
