import { type LearningProgressRow, selectLearningProgress } from '@keelson/read-models/learning';
import { type ScoredChapter, selectQuestionnaireScores } from '@keelson/read-models/questionnaires';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type LearnerQuestion, LearnerReader } from '../books/learner-reader';
import type { Reading } from '../platform/execution/read-model-reader';

export interface LearnedAndScored {
  readonly learned: LearningProgressRow | undefined;
  /** Every submitted chapter, oldest first: what is recommended follows the scores. */
  readonly scores: readonly ScoredChapter[];
}

/** What an account learned, and the scores of its questionnaires; `undefined` out of the caller's scope. */
export class GetLearningProgress extends Query<Reading<LearnedAndScored | undefined>> {
  constructor(readonly question: LearnerQuestion) {
    super();
  }
}

@QueryHandler(GetLearningProgress)
export class GetLearningProgressHandler implements IQueryHandler<GetLearningProgress> {
  constructor(private readonly learners: LearnerReader) {}

  execute({ question }: GetLearningProgress): Promise<Reading<LearnedAndScored | undefined>> {
    const { accountId } = question;
    return this.learners.read(question, ['learning-progress', 'questionnaire-scores'], async (database) => ({
      learned: await selectLearningProgress(database, accountId),
      scores: await selectQuestionnaireScores(database, accountId),
    }));
  }
}
