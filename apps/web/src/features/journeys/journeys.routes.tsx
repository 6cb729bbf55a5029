import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../client/route-handle';

/** Pages inside the application's frame. */
export const journeysRoutes: RouteObject[] = [
  {
    path: '/journeys/stuck',
    handle: { title: 'Stuck steps', access: 'journeys.replay' } satisfies RouteHandle,
    lazy: () => import('./pages/stuck-steps-page').then(({ StuckStepsPage }) => ({ Component: StuckStepsPage })),
  },
];
