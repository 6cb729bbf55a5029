import type { RouteObject } from 'react-router-dom';

/** Where the accounting systems send people back to: open, since a session may have ended meanwhile. */
export const connectionsReturnRoutes: RouteObject[] = ['/confirmation-screen', '/confirmation-screen/:provider'].map(
  (path) => ({
    path,
    handle: { title: 'Finance connection' },
    lazy: () => import('./pages/confirmation-page').then(({ ConfirmationPage }) => ({ Component: ConfirmationPage })),
  }),
);
