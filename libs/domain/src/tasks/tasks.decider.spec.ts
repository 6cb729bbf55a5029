import fc from 'fast-check';
import { type PlannedTask, tasksDecider } from './tasks.decider';
import { initialTasksState, type TasksState } from './tasks.state';

const TODAY = '2026-11-26';
const placeOf = (subChapterId: string) => ({
  ...{ moduleId: 'M2', moduleName: 'Finance', chapterId: 'C1', chapterName: 'Getting paid' },
  ...{ subChapterId, subChapterName: `About ${subChapterId}` },
});
const task = (subChapterId: string, date: string | null, done = false): PlannedTask => ({
  ...{ place: placeOf(subChapterId), date, done },
});
const save = (state: TasksState, ...tasks: readonly PlannedTask[]) =>
  tasksDecider.decide({ name: 'SaveTasks', today: TODAY, tasks }, state);
const saved = (state: TasksState, ...tasks: readonly PlannedTask[]): TasksState => {
  const decision = save(state, ...tasks);
  if (!decision.ok) throw new Error(decision.failure.code);
  return decision.value.reduce(tasksDecider.evolve, state);
};
const datesOf = ({ dated }: TasksState) =>
  Object.fromEntries(Object.entries(dated).map(([id, { date }]) => [id, date]));
const before: TasksState = {
  ...initialTasksState,
  dated: { S1: { ...placeOf('S1'), date: '2026-11-20' }, S2: { ...placeOf('S2'), date: '2026-12-01' } },
};

describe('tasks', () => {
  it('are scheduled, moved and unscheduled together, and what did not change is no event', () => {
    const decision = save(before, task('S3', TODAY), task('S2', '2026-12-02'), task('S1', null), task('S4', null));
    expect(decision).toEqual({
      ok: true,
      value: [
        { type: 'tasks.task-scheduled.v1', data: { ...placeOf('S3'), date: TODAY } },
        { type: 'tasks.task-moved.v1', data: { ...placeOf('S2'), from: '2026-12-01', date: '2026-12-02' } },
        { type: 'tasks.task-unscheduled.v1', data: { ...placeOf('S1'), from: '2026-11-20' } },
      ],
    });
    expect(save(before, task('S1', '2026-11-20'), task('S2', '2026-12-01'))).toEqual({ ok: true, value: [] });
  });

  it('get no day before today, and what is done gets none at all; nothing of such a save is kept', () => {
    expect(save(before, task('S3', '2026-12-01'), task('S1', '2026-11-25'))).toEqual({
      ...{ ok: false, failure: { code: 'DATE_PAST', tasks: ['S1'] } },
    });
    expect(save(before, task('S3', '2026-12-01', true))).toEqual({
      ...{ ok: false, failure: { code: 'TASK_DONE', tasks: ['S3'] } },
    });
    expect(datesOf(saved(before, task('S1', null, true)))).toEqual({ S2: '2026-12-01' });
  });

  it('remind by mail until that is switched off, and switching it off twice is one event', () => {
    const set = (state: TasksState, on: boolean) => tasksDecider.decide({ name: 'SetReminders', on }, state);
    expect(set(initialTasksState, true)).toEqual({ ok: true, value: [] });
    const off = { type: 'tasks.reminders-set.v1', data: { on: false } } as const;
    expect(set(initialTasksState, false)).toEqual({ ok: true, value: [off] });
    const without = tasksDecider.evolve(before, off);
    expect([without.reminders, datesOf(without)]).toEqual([false, datesOf(before)]);
    expect(set(without, false)).toEqual({ ok: true, value: [] });
    expect(tasksDecider.evolve(without, { ...off, data: { on: true } }).reminders).toBe(true);
  });

  it('have the days of the last save, whatever was saved before', () => {
    const date = fc.option(fc.constantFrom('2026-11-26', '2026-11-30', '2027-02-28'), { nil: null });
    const plan = fc.array(fc.tuple(fc.constantFrom('S1', 'S2', 'S3'), date), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(plan, { maxLength: 6 }), (plans) => {
        let state = initialTasksState;
        const expected = new Map<string, string>();
        for (const each of plans) {
          state = saved(state, ...each.map(([id, day]) => task(id, day)));
          for (const [id, day] of each) {
            if (day === null) expected.delete(id);
            else expected.set(id, day);
          }
        }
        expect(datesOf(state)).toEqual(Object.fromEntries(expected));
      }),
    );
  });
});
