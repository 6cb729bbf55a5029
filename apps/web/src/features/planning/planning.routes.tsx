import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

/** Pages inside the application's frame. Accounts without a plan see what the calculators do (decision 4.72). */
export const planningRoutes: RouteObject[] = [
  {
    path: paths.calculator,
    handle: { title: 'What If Calculator' } satisfies RouteHandle,
    lazy: () => import('./pages/calculator-page').then(({ CalculatorPage }) => ({ Component: CalculatorPage })),
  },
  {
    path: paths.detailedProfitAndLoss,
    handle: { title: 'Detailed P&L' } satisfies RouteHandle,
    lazy: () =>
      import('./pages/detailed-profit-and-loss-page').then(({ DetailedProfitAndLossPage }) => ({
        Component: DetailedProfitAndLossPage,
      })),
  },
];
