import { Decimal } from '@keelson/kernel';

/** Tasks of one owner. */
export interface TaskCounts {
  readonly todo: number;
  readonly completed: number;
  /** From 0 to 100; 0 without a task. */
  readonly progress: Decimal;
}

/** How far the tasks are (formulas 5.20). */
export function taskCounts(todo: number, completed: number): TaskCounts {
  const all = todo + completed;
  return { todo, completed, progress: all === 0 ? new Decimal(0) : new Decimal(completed).div(all).times(100) };
}

/** Whether a task that is not done is due: its day has come (formulas 5.20). Both are days of the calendar in London. */
export const isTaskDue = (date: string | null, today: string): boolean => date !== null && date <= today;
