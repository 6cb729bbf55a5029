import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

export const myFinancialsRoutes: RouteObject[] = [
  {
    path: paths.myFinancials,
    handle: { title: 'My Finance', access: 'premium' } satisfies RouteHandle,
    lazy: () => import('./pages/my-financials-page').then(({ MyFinancialsPage }) => ({ Component: MyFinancialsPage })),
  },
  {
    path: paths.calculatorBalanceSheet,
    handle: { title: 'Balance Sheet' } satisfies RouteHandle,
    lazy: () => import('./pages/balance-sheet-page').then(({ BalanceSheetPage }) => ({ Component: BalanceSheetPage })),
  },
  {
    path: paths.balanceSheet,
    handle: { title: 'Balance Sheet' } satisfies RouteHandle,
    lazy: () =>
      import('./pages/balance-sheet-alias').then(({ BalanceSheetAlias }) => ({ Component: BalanceSheetAlias })),
  },
];
