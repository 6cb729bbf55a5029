import { isTaskDue, taskCounts } from '@keelson/calculators/learning';
import type { LearningContent } from '@keelson/contracts/content';
import type { completedTasksContract, openTasksContract, taskCountsContract } from '@keelson/contracts/tasks';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { TaskPlace } from '@keelson/domain/tasks';
import type { OwnTasks } from './get-tasks.query';
import { tasksOf } from './tasks-of-content';

const left = (content: LearningContent, { done }: OwnTasks): readonly TaskPlace[] => {
  const ids = new Set(done.map(({ subChapterId }) => subChapterId));
  return tasksOf(content).filter(({ subChapterId }) => !ids.has(subChapterId));
};

/** What was done of content that is no longer there stays done (formulas 5.20). */
export function countsAnswer(content: LearningContent, tasks: OwnTasks): AnswerInputOf<typeof taskCountsContract> {
  const { progress, ...counts } = taskCounts(left(content, tasks).length, tasks.done.length);
  return { ...counts, progress: progress.toNumber() };
}

export function openAnswer(
  content: LearningContent,
  tasks: OwnTasks,
  accountId: string,
  today: string,
): AnswerInputOf<typeof openTasksContract> {
  const dates = new Map(tasks.dated.map(({ subChapterId, date }) => [subChapterId, date]));
  return left(content, tasks).map((place) => {
    const date = dates.get(place.subChapterId) ?? null;
    return { ...place, id: place.subChapterId, username: accountId, date, due: isTaskDue(date, today) };
  });
}

export const completedAnswer = ({ done }: OwnTasks, accountId: string): AnswerInputOf<typeof completedTasksContract> =>
  done
    .map(({ moduleId, moduleName, chapterId, chapterName, subChapterId, subChapterName, submittedAt, percentage }) => ({
      ...{ moduleId, moduleName, chapterId, chapterName, subChapterId, subChapterName },
      ...{ id: subChapterId, username: accountId, completedAt: submittedAt },
      percentage: percentage === null ? null : Number(percentage),
    }))
    .sort((a, b) => (a.completedAt < b.completedAt ? 1 : -1));
