import type { QuizScoresRow } from '@keelson/read-models/quizzes';
import { quizAnswersProjection } from './quiz-answers.projection';
import { quizScoresProjection } from './quiz-scores.projection';

const occurredAt = new Date('2026-11-02T09:00:00.000Z');
const event = (type: string, data: object) => ({ type, data, metadata: { subjectId: 'acc_1' }, occurredAt }) as never;

const questions = [
  {
    ...{ questionCode: 'K1', question: 'K1?', explanation: 'Why', answerCode: 'K1_A1' },
    answers: [{ answerCode: 'K1_A1', serialNumber: 1, answer: 'Yes', value: 5 }],
  },
];
const quiz = {
  ...{ moduleId: 'M2', moduleNumber: 2, moduleName: 'Finance', chapterId: 'C1', chapterNumber: 1 },
  ...{ chapterName: 'Getting paid', chapterWeightage: 25, subChapterId: 'S1', subChapterNumber: 1 },
  ...{ subChapterName: 'Owed', weightage: 30, score: 5, highest: 5, percentage: '100' },
  ...{ chapterCompletion: '30', moduleCompletion: '7.5' },
};
const submitted = (contentVersion: string, changes: object = {}) =>
  event('quizzes.quiz-submitted.v1', {
    ...{ ...quiz, contentVersion, questions, formula: '5.18', formulaVersion: 1, ...changes },
  });
const erased = event('deletion.personal-data-erased.v1', {});

describe('the row of the scores', () => {
  const fold = (events: readonly never[], row?: QuizScoresRow) =>
    events.reduce<QuizScoresRow | undefined>(
      (before, each) => quizScoresProjection.evolve(before, each) ?? undefined,
      row,
    );
  const events = [submitted('v1'), submitted('v2', { score: 0, percentage: '0' })];

  it('has every submission once, the earlier versions too, also when the events come again', () => {
    const row = fold(events);
    const submittedAt = occurredAt.toISOString();
    expect(row).toEqual({
      account_id: 'acc_1',
      quizzes: [
        { ...quiz, contentVersion: 'v1', submittedAt },
        { ...quiz, contentVersion: 'v2', score: 0, percentage: '0', submittedAt },
      ],
    });
    expect(fold(events, row)).toEqual(row);
  });

  it('goes with the account', () => expect(fold([...events, erased])).toBeUndefined());
});

describe('the rows of the answers', () => {
  it('are one for each person, sub-chapter and version', () => {
    expect(quizAnswersProjection.keyOf(submitted('v1'))).toBe('acc_1 S1 v1');
    expect(quizAnswersProjection.evolve(undefined, submitted('v1'))).toEqual({
      ...{ submission: 'acc_1 S1 v1', account_id: 'acc_1', sub_chapter_id: 'S1', content_version: 'v1', questions },
    });
  });

  it('all go with the account', () => {
    expect(quizAnswersProjection.keyOf(erased)).toBeUndefined();
    const [purge] = quizAnswersProjection.purge?.statements(erased, ({ name }) => name) ?? [];
    expect(purge).toEqual({ text: 'DELETE FROM quiz_answers WHERE account_id = $1', values: ['acc_1'] });
  });
});
