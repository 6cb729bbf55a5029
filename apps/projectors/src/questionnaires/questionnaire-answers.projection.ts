import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { AnswersSaved, ChapterSubmitted, ChosenAnswer } from '@keelson/domain/questionnaires';
import { type QuestionnaireAnswersRow, questionnaireAnswersTable } from '@keelson/read-models/questionnaires';
import type { Projection } from '../runtime/projection';

type Handled = AnswersSaved | ChapterSubmitted | PersonalDataErased;

/** One row a customer: what stands in the forms, and what was submitted. */
export const questionnaireAnswersProjection: Projection<Handled, QuestionnaireAnswersRow> = {
  name: 'questionnaire-answers',
  version: 1,
  table: questionnaireAnswersTable,
  handles: [
    'questionnaires.answers-saved.v1',
    'questionnaires.chapter-submitted.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (event.type === 'deletion.personal-data-erased.v1') return null;
    const { chapterId, contentVersion } = event.data;
    const account_id = event.metadata.subjectId;
    const saved = (row?.saved ?? []).filter((form) => form.chapterId !== chapterId);
    const submitted = row?.submitted ?? [];
    if (event.type === 'questionnaires.answers-saved.v1') {
      const answers = event.data.answers.map((answer) => ({
        questionCode: answer.questionCode,
        answerCode: answerCodeOf(answer),
      }));
      return { account_id, saved: [...saved, { chapterId, contentVersion, answers }], submitted };
    }
    const others = submitted.filter((form) => form.chapterId !== chapterId || form.contentVersion !== contentVersion);
    const { answers } = event.data;
    const submittedAt = event.occurredAt.toISOString();
    return { account_id, saved, submitted: [...others, { chapterId, contentVersion, answers, submittedAt }] };
  },
};

const answerCodeOf = (answer: ChosenAnswer): string => ('mark' in answer ? String(answer.mark) : answer.answerCode);
