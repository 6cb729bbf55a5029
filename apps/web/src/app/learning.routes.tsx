import type { RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';
import type { RouteHandle } from '../client/route-handle';
import { ForOwners } from '../learning/for-owners';

/** Learning is open to every owner; what an account without a paid plan sees says so (LEARN-03). */
export const learningRoutes: RouteObject[] = [
  {
    element: <ForOwners />,
    children: [
      {
        path: paths.learning,
        handle: { title: 'Learning' } satisfies RouteHandle,
        lazy: () => import('./learning-screen').then(({ LearningScreen }) => ({ Component: LearningScreen })),
      },
    ],
  },
];
