import { latestQuizzes, type ScoredQuiz, selectQuizScores } from '@keelson/read-models/quizzes';
import { type DatedTask, selectTaskDates } from '@keelson/read-models/tasks';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type LearnerQuestion, LearnerReader } from '../books/learner-reader';
import type { Reading } from '../platform/execution/read-model-reader';

export interface OwnTasks {
  readonly dated: readonly DatedTask[];
  /** Each sub-chapter whose quiz was submitted, as it was last. */
  readonly done: readonly ScoredQuiz[];
}

/** What an account scheduled and did; `undefined` out of the caller's scope. */
export class GetTasks extends Query<Reading<OwnTasks | undefined>> {
  constructor(readonly question: LearnerQuestion) {
    super();
  }
}

@QueryHandler(GetTasks)
export class GetTasksHandler implements IQueryHandler<GetTasks> {
  constructor(private readonly learners: LearnerReader) {}

  execute({ question }: GetTasks): Promise<Reading<OwnTasks | undefined>> {
    return this.learners.read(question, ['task-dates', 'quiz-scores'], async (database) => ({
      dated: await selectTaskDates(database, question.accountId),
      done: latestQuizzes(await selectQuizScores(database, question.accountId)),
    }));
  }
}
