import { STEP_TITLES } from '@keelson/vocabulary';
import type { RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';
import type { RouteHandle } from '../client/route-handle';

/** Steps of the onboarding that other features fill: the application puts them together. */
export const financeSystemRoutes: RouteObject[] = [
  {
    path: paths.connectAccounts,
    handle: { title: STEP_TITLES.financeSystem, access: 'premium' } satisfies RouteHandle,
    lazy: () =>
      import('./finance-system-screen').then(({ FinanceSystemScreen }) => ({ Component: FinanceSystemScreen })),
  },
  {
    path: paths.earlyAdopter,
    handle: { title: STEP_TITLES.earlyLaunch },
    lazy: () => import('./finance-system-screen').then(({ EarlyAdopterScreen }) => ({ Component: EarlyAdopterScreen })),
  },
  {
    path: paths.integrateFinance,
    handle: { title: 'Integrate Finance' },
    lazy: () =>
      import('./finance-system-screen').then(({ IntegrateFinanceScreen }) => ({ Component: IntegrateFinanceScreen })),
  },
  {
    path: paths.financeConnections,
    handle: { title: 'Finance Data', access: 'superAdmin' } satisfies RouteHandle,
    lazy: () => import('./finance-data-screen').then(({ FinanceDataScreen }) => ({ Component: FinanceDataScreen })),
  },
];
