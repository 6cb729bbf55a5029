import type { RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';
import type { RouteHandle } from '../client/route-handle';

/** What what-if plans start from, which planning and onboarding share: the application puts them together. */
export const whatIfInputsRoutes: RouteObject[] = [
  {
    path: paths.calculatorInputs,
    handle: { title: 'What-If inputs', access: 'premium' } satisfies RouteHandle,
    lazy: () => import('./what-if-inputs-screen').then(({ WhatIfInputsScreen }) => ({ Component: WhatIfInputsScreen })),
  },
];
