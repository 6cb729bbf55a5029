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

/** Has mails remind of the days on which tasks fall due, or not. */
export interface SetReminders {
  readonly name: 'SetReminders';
  readonly on: boolean;
}

export type TaskCommand = SaveTasks | SetReminders;

export type TaskRefusal =
  /** A day before today, where it was not that day already (learning and back office §5). */
  | { readonly code: 'DATE_PAST'; readonly tasks: readonly string[] }
  /** What is done needs no day. */
  | { readonly code: 'TASK_DONE'; readonly tasks: readonly string[] };

/** The rules of one owner's tasks. All of a save is kept, or nothing. */
export const tasksDecider: Decider<TaskCommand, TasksState, TaskEvent, TaskRefusal> = {
  initialState: initialTasksState,
  evolve: evolveTasks,
  decide(command, state) {
    if (command.name === 'SaveTasks') return save(command, state);
    const { on } = command;
    return accepted(on === state.reminders ? [] : [{ type: 'tasks.reminders-set.v1', data: { on } }]);
  },
};

function save({ today, tasks }: SaveTasks, { dated: standing }: TasksState): Result<readonly TaskEvent[], TaskRefusal> {
  const dateOf = ({ place }: PlannedTask): string | null => standing[place.subChapterId]?.date ?? null;
  const planned = [...new Map(tasks.map((task) => [task.place.subChapterId, task])).values()];
  const changed = planned.filter((task) => task.date !== dateOf(task));
  const dated = changed.filter(({ date }) => date !== null);
  const done = dated.filter((task) => task.done);
  if (done.length > 0) return refused({ code: 'TASK_DONE', tasks: idsOf(done) });
  const past = dated.filter(({ date }) => date !== null && date < today);
  if (past.length > 0) return refused({ code: 'DATE_PAST', tasks: idsOf(past) });
  return accepted(changed.flatMap((task) => change(task.place, dateOf(task), task.date)));
}

const idsOf = (tasks: readonly PlannedTask[]): readonly string[] => tasks.map(({ place }) => place.subChapterId);

function change(place: TaskPlace, from: string | null, date: string | null): readonly TaskEvent[] {
  if (date === null) return from === null ? [] : [{ type: 'tasks.task-unscheduled.v1', data: { ...place, from } }];
  return from === null
    ? [{ type: 'tasks.task-scheduled.v1', data: { ...place, date } }]
    : [{ type: 'tasks.task-moved.v1', data: { ...place, from, date } }];
}
