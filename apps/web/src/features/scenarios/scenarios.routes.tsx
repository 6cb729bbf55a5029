import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

/** Pages inside the application's frame. Accounts without a plan see what scenarios are. */
export const scenariosRoutes: RouteObject[] = [
  {
    path: paths.scenarios,
    handle: { title: 'Scenarios' } satisfies RouteHandle,
    lazy: () => import('./pages/scenarios-page').then(({ ScenariosPage }) => ({ Component: ScenariosPage })),
  },
];
