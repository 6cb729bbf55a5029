import type { TaskEvent } from './tasks.events';

export interface TasksState {
  /** By sub-chapter: the day on which its task falls due. */
  readonly dates: Readonly<Record<string, string>>;
}

export const initialTasksState: TasksState = { dates: {} };

export function evolveTasks({ dates }: TasksState, event: TaskEvent): TasksState {
  const { subChapterId } = event.data;
  switch (event.type) {
    case 'tasks.task-scheduled.v1':
    case 'tasks.task-moved.v1':
      return { dates: { ...dates, [subChapterId]: event.data.date } };
    case 'tasks.task-unscheduled.v1': {
      const { [subChapterId]: _, ...others } = dates;
      return { dates: others };
    }
  }
}
