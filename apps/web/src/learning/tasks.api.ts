import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type completedTasksContract,
  type openTasksContract,
  type saveTasksContract,
  type setTaskRemindersContract,
  type stopTaskRemindersContract,
  type taskCountsContract,
  type taskRemindersContract,
  tasksPaths,
} from '@keelson/contracts/tasks';
import { baseApi } from '../client/base-api';

export type TaskCounts = AnswerOf<typeof taskCountsContract>;
export type OpenTask = AnswerOf<typeof openTasksContract>[number];
export type CompletedTask = AnswerOf<typeof completedTasksContract>[number];

interface SavedTasks extends BodyOf<typeof saveTasksContract> {
  readonly accountId: string;
}

const tasksApi = baseApi.enhanceEndpoints({ addTagTypes: ['tasks', 'TaskReminders'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    taskCounts: build.query<TaskCounts, string>({
      query: (accountId) => ({ route: tasksPaths.counts, params: { accountId } }),
      providesTags: ['tasks'],
    }),
    openTasks: build.query<readonly OpenTask[], string>({
      query: (accountId) => ({ route: tasksPaths.open, params: { accountId } }),
      providesTags: ['tasks'],
    }),
    completedTasks: build.query<readonly CompletedTask[], string>({
      query: (accountId) => ({ route: tasksPaths.completed, params: { accountId } }),
      providesTags: ['tasks'],
    }),
    saveTasks: build.mutation<AnswerOf<typeof saveTasksContract>, SavedTasks>({
      query: ({ accountId, tasks }) => ({ route: tasksPaths.save, params: { accountId }, body: { tasks } }),
      invalidatesTags: ['tasks'],
    }),
    taskReminders: build.query<AnswerOf<typeof taskRemindersContract>, string>({
      query: (accountId) => ({ route: tasksPaths.reminders, params: { accountId } }),
      providesTags: ['TaskReminders'],
    }),
    setTaskReminders: build.mutation<AnswerOf<typeof setTaskRemindersContract>, { accountId: string; on: boolean }>({
      query: ({ accountId, on }) => ({ route: tasksPaths.setReminders, params: { accountId }, body: { on } }),
      invalidatesTags: ['TaskReminders'],
    }),
    stopTaskReminders: build.mutation<AnswerOf<typeof stopTaskRemindersContract>, string>({
      query: (token) => ({ route: tasksPaths.stopReminders, body: { token }, anonymous: true }),
      invalidatesTags: ['TaskReminders'],
    }),
  }),
});

export const {
  useTaskCountsQuery,
  useOpenTasksQuery,
  useCompletedTasksQuery,
  useSaveTasksMutation,
  useTaskRemindersQuery,
  useSetTaskRemindersMutation,
  useStopTaskRemindersMutation,
} = tasksApi;
