import type { RouteObject } from 'react-router-dom';
import { accountsRoutes } from '../features/accounts/accounts.routes';
import { comingRoutes } from '../features/coming/coming.routes';
import { legalRoutes } from '../features/site/legal.routes';
import { connectionsReturnRoutes } from '../features/connections/connections.routes';
import { customersRoutes } from '../features/customers/customers.routes';
import { enquiriesPublicRoutes, enquiriesRoutes } from '../features/enquiries/enquiries.routes';
import { homeRoutes } from '../features/home/home.routes';
import { journeysRoutes } from '../features/journeys/journeys.routes';
import { ledgerRoutes } from '../features/ledger/ledger.routes';
import { myFinancialsRoutes } from '../features/my-financials/my-financials.routes';
import { onboardingRoutes, onboardingVideoRoutes } from '../features/onboarding/onboarding.routes';
import { operationsRoutes } from '../features/operations/operations.routes';
import { partnersPublicRoutes, partnersRoutes } from '../features/partners/partners.routes';
import { paymentsRoutes } from '../features/payments/payments.routes';
import { siteRoutes } from '../features/site/site.routes';
import { PageFallback } from '../ui/page/page-fallback';
import { RequireSession } from '../shell/require-session';
import { Root } from '../shell/root';
import { RouteFailure } from '../shell/route-failure';
import { systemRoutes } from '../shell/system.routes';
import { channelPartnerRoutes } from './channel-partner.routes';
import { dashboardRoutes } from './dashboard.routes';
import { financeSystemRoutes } from './finance-system.routes';
import { profileRoutes } from './profile.routes';
import { replayRoutes } from './replay.routes';

/** The whole map. A page of a feature stands before the page that announces it. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PageFallback />,
    children: [
      ...accountsRoutes,
      {
        lazy: () => import('../shell/viewer-layout').then(({ ViewerLayout }) => ({ Component: ViewerLayout })),
        children: [...onboardingVideoRoutes],
      },
      {
        lazy: () => import('../shell/public-layout').then(({ PublicLayout }) => ({ Component: PublicLayout })),
        children: [
          ...homeRoutes,
          ...connectionsReturnRoutes,
          ...channelPartnerRoutes,
          ...siteRoutes,
          ...legalRoutes,
          ...partnersPublicRoutes,
          ...enquiriesPublicRoutes,
          ...systemRoutes,
        ],
      },
      {
        element: <RequireSession />,
        children: [
          {
            lazy: () => import('../shell/app-layout').then(({ AppLayout }) => ({ Component: AppLayout })),
            errorElement: <RouteFailure />,
            children: [
              ...dashboardRoutes,
              ...myFinancialsRoutes,
              ...onboardingRoutes,
              ...financeSystemRoutes,
              ...customersRoutes,
              ...ledgerRoutes,
              ...journeysRoutes,
              ...replayRoutes,
              ...operationsRoutes,
              ...partnersRoutes,
              ...paymentsRoutes,
              ...enquiriesRoutes,
              ...profileRoutes,
              ...comingRoutes,
            ],
          },
        ],
      },
    ],
  },
];
