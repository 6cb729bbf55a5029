import { isTaskDue, taskCounts } from './task-counts';

describe('tasks', () => {
  it.each([
    [18, 6, 25],
    [0, 0, 0],
    [0, 3, 100],
    [2, 0, 0],
  ])('with %d to do and %d completed are at %d %% (formulas 5.20)', (todo, completed, progress) => {
    const counts = taskCounts(todo, completed);
    expect([counts.todo, counts.completed, counts.progress.toNumber()]).toEqual([todo, completed, progress]);
  });

  it.each([
    ['2026-11-25', true],
    ['2026-11-26', true],
    ['2026-11-27', false],
    [null, false],
  ])('with the date %s is due on 26 November: %s', (date, due) => expect(isTaskDue(date, '2026-11-26')).toBe(due));
});
