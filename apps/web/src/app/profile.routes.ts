import type { RouteObject } from 'react-router-dom';

/** The profile shows what several features know: the application puts it together. */
export const profileRoutes: RouteObject[] = [
  {
    path: '/dashboard/editprofile',
    handle: { title: 'Edit Profile' },
    lazy: () => import('./profile-screen').then(({ ProfileScreen }) => ({ Component: ProfileScreen })),
  },
];
