import type { RouteObject } from 'react-router-dom';

/** Pages of the frame itself. */
export const systemRoutes: RouteObject[] = [
  {
    path: '/error',
    handle: { title: 'Error' },
    lazy: () => import('./error-page').then(({ ErrorPage }) => ({ Component: ErrorPage })),
  },
  {
    path: '*',
    handle: { title: 'Page not found' },
    lazy: () => import('./not-found-page').then(({ NotFoundPage }) => ({ Component: NotFoundPage })),
  },
];
