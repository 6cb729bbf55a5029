import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';

/** Pages inside the application's frame. */
export const timelineRoutes: RouteObject[] = [
  {
    path: paths.ownData,
    handle: { title: 'Your data' } satisfies RouteHandle,
    lazy: () => import('./timeline-page').then(({ TimelinePage }) => ({ Component: TimelinePage })),
  },
];
