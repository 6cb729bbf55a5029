import type { RouteObject } from 'react-router-dom';
import { accountsEntryRoutes } from '../features/accounts/accounts.routes';
import { comingRoutes } from '../features/coming/coming.routes';
import { onboardingVideoRoutes } from '../features/onboarding/onboarding.routes';
import { PageFallback } from '../ui/page/page-fallback';
import { authRoutes } from '../shell/auth.routes';
import { RequireSession } from '../shell/require-session';
import { Root } from '../shell/root';
import { RouteFailure } from '../shell/route-failure';
import { systemRoutes } from '../shell/system.routes';
import { channelPartnerRoutes } from './channel-partner.routes';
import { customersRoutes } from './customers.routes';
import { dashboardRoutes } from './dashboard.routes';
import { applicationRoutes, publicRoutes } from './feature-routes.gen';
import { financeQuestionsRoutes } from './finance-questions.routes';
import { learningRoutes } from './learning.routes';
import { financeSystemRoutes } from './finance-system.routes';
import { profileRoutes } from './profile.routes';
import { replayRoutes } from './replay.routes';
import { whatIfInputsRoutes } from './what-if-inputs.routes';

/** The whole map. A page of a feature stands before the page that announces it. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PageFallback />,
    children: [
      ...authRoutes,
      ...accountsEntryRoutes,
      {
        lazy: () => import('../shell/viewer-layout').then(({ ViewerLayout }) => ({ Component: ViewerLayout })),
        children: [...onboardingVideoRoutes],
      },
      {
        lazy: () => import('../shell/public-layout').then(({ PublicLayout }) => ({ Component: PublicLayout })),
        children: [...publicRoutes, ...channelPartnerRoutes, ...systemRoutes],
      },
      {
        element: <RequireSession />,
        children: [
          {
            lazy: () => import('../shell/app-layout').then(({ AppLayout }) => ({ Component: AppLayout })),
            errorElement: <RouteFailure />,
            children: [
              ...dashboardRoutes,
              ...customersRoutes,
              ...applicationRoutes,
              ...financeQuestionsRoutes,
              ...learningRoutes,
              ...financeSystemRoutes,
              ...whatIfInputsRoutes,
              ...replayRoutes,
              ...profileRoutes,
              ...comingRoutes,
            ],
          },
        ],
      },
    ],
  },
];
