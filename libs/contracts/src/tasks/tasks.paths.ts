import { definePaths } from '../wire/route';

const OF_ACCOUNT = '/api/v1/accounts/:accountId';

export const tasksPaths = definePaths({
  counts: { id: 'tasks.counts', method: 'GET', path: `${OF_ACCOUNT}/task-counts` },
  open: { id: 'tasks.open', method: 'GET', path: `${OF_ACCOUNT}/tasks` },
  completed: { id: 'tasks.completed', method: 'GET', path: `${OF_ACCOUNT}/completed-sub-chapters` },
  reminders: { id: 'tasks.reminders', method: 'GET', path: `${OF_ACCOUNT}/task-reminders` },
  setReminders: { id: 'tasks.setReminders', method: 'PUT', path: `${OF_ACCOUNT}/task-reminders` },
  stopReminders: { id: 'tasks.stopReminders', method: 'POST', path: '/api/v1/task-reminders/stop' },
  save: { id: 'tasks.save', method: 'POST', path: `${OF_ACCOUNT}/tasks` },
});
