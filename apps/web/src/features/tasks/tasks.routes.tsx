import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';
import type { RouteHandle } from '../../client/route-handle';
import { ForOwners } from '../../learning/for-owners';

const handle: RouteHandle = { title: 'Task Management', access: 'premium' };

/** Pages inside the application's frame. */
export const tasksRoutes: RouteObject[] = [
  {
    element: <ForOwners />,
    children: [
      {
        path: paths.tasks,
        handle,
        lazy: () => import('./pages/tasks-page').then(({ TasksPage }) => ({ Component: TasksPage })),
      },
    ],
  },
];
