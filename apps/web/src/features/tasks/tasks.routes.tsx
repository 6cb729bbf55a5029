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

/** Pages that mails lead to. */
export const tasksPublicRoutes: RouteObject[] = [
  {
    path: paths.stopTaskReminders,
    handle: { title: 'Mails about due tasks' },
    lazy: () =>
      import('./pages/stop-reminders-page').then(({ StopRemindersPage }) => ({ Component: StopRemindersPage })),
  },
];
