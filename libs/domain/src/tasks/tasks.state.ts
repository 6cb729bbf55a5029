import type { TaskEvent, TaskPlace } from './tasks.events';

export interface TasksState {
  /** By sub-chapter: the tasks that have a day on which they fall due. */
  readonly dated: Readonly<Record<string, TaskPlace & { readonly date: string }>>;
  /** Whether a mail reminds of them. */
  readonly reminders: boolean;
}

export const initialTasksState: TasksState = { dated: {}, reminders: true };

export function evolveTasks(state: TasksState, event: TaskEvent): TasksState {
  switch (event.type) {
    case 'tasks.task-scheduled.v1':
    case 'tasks.task-moved.v1':
      return { ...state, dated: { ...state.dated, [event.data.subChapterId]: event.data } };
    case 'tasks.task-unscheduled.v1': {
      const { [event.data.subChapterId]: _, ...dated } = state.dated;
      return { ...state, dated };
    }
    case 'tasks.reminders-set.v1':
      return { ...state, reminders: event.data.on };
  }
}
