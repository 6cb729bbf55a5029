import type { RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';

/** Pages of the frame itself. */
export const systemRoutes: RouteObject[] = [
  {
    path: paths.error,
    handle: { title: 'Error' },
    lazy: () => import('./error-page').then(({ ErrorPage }) => ({ Component: ErrorPage })),
  },
  {
    path: '*',
    handle: { title: 'Page not found' },
    lazy: () => import('./not-found-page').then(({ NotFoundPage }) => ({ Component: NotFoundPage })),
  },
];
