import { storedTypes } from './handled-types';

const retired = (to: string) => ({ personal: {}, to, upcast: (data: object) => data as never });

describe('storedTypes', () => {
  const concerns = storedTypes(['tasks.task-added.v3', 'tasks.task-closed.v1'], {
    current: {},
    retired: {
      'tasks.task-noted.v1': retired('tasks.task-created.v1'),
      'tasks.task-created.v1': retired('tasks.task-added.v3'),
      'goals.goal-noted.v1': retired('goals.goal-set.v1'),
    },
  });

  it.each(['tasks.task-added.v3', 'tasks.task-added.v1', 'tasks.task-created.v1', 'tasks.task-noted.v1'])(
    'takes %s, which is or becomes a handled type',
    (type) => expect(concerns(type)).toBe(true),
  );

  it('takes a version that nobody knows yet, so that it is parked and not passed over', () => {
    expect(concerns('tasks.task-added.v9')).toBe(true);
  });

  it.each(['goals.goal-noted.v1', 'tasks.task-renamed.v1'])('leaves %s alone', (type) =>
    expect(concerns(type)).toBe(false),
  );
});
