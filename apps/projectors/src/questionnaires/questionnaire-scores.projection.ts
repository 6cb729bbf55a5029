import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { ChapterScored, ChapterSubmitted } from '@keelson/domain/questionnaires';
import {
  type QuestionnaireScoresRow,
  questionnaireScoresTable,
  type ScoredChapter,
} from '@keelson/read-models/questionnaires';
import type { Projection } from '../runtime/projection';

type Handled = ChapterSubmitted | ChapterScored | PersonalDataErased;

/** One row a customer: every submitted chapter with its score. The two events of a submission come one after the other. */
export const questionnaireScoresProjection: Projection<Handled, QuestionnaireScoresRow> = {
  name: 'questionnaire-scores',
  version: 1,
  table: questionnaireScoresTable,
  handles: [
    'questionnaires.chapter-submitted.v1',
    'questionnaires.chapter-scored.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    const chapters = row?.chapters ?? [];
    const account_id = event.metadata.subjectId;
    switch (event.type) {
      case 'questionnaires.chapter-submitted.v1': {
        const { answers: _, ...chapter } = event.data;
        const submittedAt = event.occurredAt.toISOString();
        const unscored: ScoredChapter = { ...chapter, score: 0, highest: 0, percentage: null, submittedAt };
        return { account_id, chapters: [...chapters.filter((each) => !isSame(each, chapter)), unscored] };
      }
      case 'questionnaires.chapter-scored.v1': {
        const { score, highest, percentage } = event.data;
        const scored = chapters.map((each) =>
          isSame(each, event.data) ? { ...each, score, highest, percentage } : each,
        );
        return { account_id, chapters: scored };
      }
      case 'deletion.personal-data-erased.v1':
        return null;
    }
  },
};

type OfVersion = Pick<ScoredChapter, 'chapterId' | 'contentVersion'>;

const isSame = (one: OfVersion, other: OfVersion): boolean =>
  one.chapterId === other.chapterId && one.contentVersion === other.contentVersion;
