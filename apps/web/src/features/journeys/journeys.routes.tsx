import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

/** Pages inside the application's frame. */
export const journeysRoutes: RouteObject[] = [
  {
    path: paths.stuckSteps,
    handle: { title: 'Stuck steps', access: 'journeys.replay' } satisfies RouteHandle,
    lazy: () => import('./pages/stuck-steps-page').then(({ StuckStepsPage }) => ({ Component: StuckStepsPage })),
  },
];
