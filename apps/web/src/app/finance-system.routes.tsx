import type { RouteObject } from 'react-router-dom';

/** Steps of the onboarding that other features fill: the application puts them together. */
export const financeSystemRoutes: RouteObject[] = [
  {
    path: '/FinanceSystemInt',
    handle: { title: 'Connect your accounts' },
    lazy: () =>
      import('./finance-system-screen').then(({ FinanceSystemScreen }) => ({ Component: FinanceSystemScreen })),
  },
  {
    path: '/dashboard/earlyAdopterKpi',
    handle: { title: 'How you compare' },
    lazy: () => import('./finance-system-screen').then(({ EarlyAdopterScreen }) => ({ Component: EarlyAdopterScreen })),
  },
  {
    path: '/dashboard/integrateFinance',
    handle: { title: 'Integrate Finance' },
    lazy: () =>
      import('./finance-system-screen').then(({ IntegrateFinanceScreen }) => ({ Component: IntegrateFinanceScreen })),
  },
];
