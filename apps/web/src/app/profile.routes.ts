import type { RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';

/** The profile shows what several features know: the application puts it together. */
export const profileRoutes: RouteObject[] = [
  {
    path: paths.editProfile,
    handle: { title: 'Edit Profile' },
    lazy: () => import('./profile-screen').then(({ ProfileScreen }) => ({ Component: ProfileScreen })),
  },
  {
    path: paths.ownPlan,
    handle: { title: 'Your plan' },
    lazy: () =>
      import('../features/accounts/pages/own-plan-page').then(({ OwnPlanPage }) => ({ Component: OwnPlanPage })),
  },
  {
    path: paths.ownDeletion,
    handle: { title: 'Deletion of your account' },
    lazy: () =>
      import('../features/accounts/pages/own-deletion-page').then(({ OwnDeletionPage }) => ({
        Component: OwnDeletionPage,
      })),
  },
];
