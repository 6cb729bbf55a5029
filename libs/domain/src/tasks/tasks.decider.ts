import { accepted, refused, type Result } from '@keelson/kernel';
import type { Decider } from '../decider';
import type { TaskEvent, TaskPlace } from './tasks.events';
import { evolveTasks, initialTasksState, type TasksState } from './tasks.state';

export interface PlannedTask {
  readonly place: TaskPlace;
  /** `null` takes the date away. */
  readonly date: string | null;
  /** Its quiz was submitted. */
  readonly done: boolean;
}

export interface SaveTasks {
  readonly name: 'SaveTasks';
  /** The day in London. */
  readonly today: string;
  /** Of one sub-chapter the last counts. */
  readonly tasks: readonly PlannedTask[];
}

export type TaskRefusal =
  /** A day before today, where it was not that day already (learning and back office §5). */
  | { readonly code: 'DATE_PAST'; readonly tasks: readonly string[] }
  /** What is done needs no day. */
  | { readonly code: 'TASK_DONE'; readonly tasks: readonly string[] };

/** The rules of one owner's tasks. All of a save is kept, or nothing. */
export const tasksDecider: Decider<SaveTasks, TasksState, TaskEvent, TaskRefusal> = {
  initialState: initialTasksState,
  evolve: evolveTasks,
  decide({ today, tasks }, { dates }): Result<readonly TaskEvent[], TaskRefusal> {
    const planned = [...new Map(tasks.map((task) => [task.place.subChapterId, task])).values()];
    const changed = planned.filter(({ place, date }) => date !== (dates[place.subChapterId] ?? null));
    const dated = changed.filter(({ date }) => date !== null);
    const done = dated.filter((task) => task.done);
    if (done.length > 0) return refused({ code: 'TASK_DONE', tasks: idsOf(done) });
    const past = dated.filter(({ date }) => date !== null && date < today);
    if (past.length > 0) return refused({ code: 'DATE_PAST', tasks: idsOf(past) });
    return accepted(changed.flatMap(({ place, date }) => change(place, dates[place.subChapterId], date)));
  },
};

const idsOf = (tasks: readonly PlannedTask[]): readonly string[] => tasks.map(({ place }) => place.subChapterId);

function change(place: TaskPlace, from: string | undefined, date: string | null): readonly TaskEvent[] {
  if (date === null) return from === undefined ? [] : [{ type: 'tasks.task-unscheduled.v1', data: { ...place, from } }];
  return from === undefined
    ? [{ type: 'tasks.task-scheduled.v1', data: { ...place, date } }]
    : [{ type: 'tasks.task-moved.v1', data: { ...place, from, date } }];
}
