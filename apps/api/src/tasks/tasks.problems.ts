import { tasksMessages as texts } from '@keelson/contracts/tasks';
import type { TaskRefusal } from '@keelson/domain/tasks';
import type { Problems } from '../platform/wire/answer';

export const tasksProblems: Problems<
  TaskRefusal['code'] | 'ACCOUNT_NOT_FOUND' | 'CONTENT_UNAVAILABLE' | 'LINK_INVALID' | 'TASK_UNKNOWN'
> = {
  ACCOUNT_NOT_FOUND: { status: 404, message: texts.accountNotFound },
  CONTENT_UNAVAILABLE: { status: 503, message: texts.unavailable },
  DATE_PAST: { status: 422, message: texts.datePast },
  LINK_INVALID: { status: 422, message: texts.linkInvalid },
  TASK_DONE: { status: 409, message: texts.taskDone },
  TASK_UNKNOWN: { status: 409, message: texts.taskUnknown },
};
