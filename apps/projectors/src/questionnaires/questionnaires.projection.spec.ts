import type { QuestionnaireAnswersRow, QuestionnaireScoresRow } from '@keelson/read-models/questionnaires';
import { questionnaireAnswersProjection } from './questionnaire-answers.projection';
import { questionnaireScoresProjection } from './questionnaire-scores.projection';

const metadata = { subjectId: 'acc_1' };
const occurredAt = new Date('2026-11-02T09:00:00.000Z');
const event = (type: string, data: object) => ({ type, data, metadata, occurredAt }) as never;

const given = { questionCode: 'Q1', question: 'Q1?', answerCode: '7', answer: 'Agree', score: 7, highest: 10 };
const about = {
  ...{ moduleId: 'M2_Finance', moduleNumber: 2, moduleName: 'Finance' },
  ...{ chapterId: 'C1', chapterNumber: 1, chapterName: 'Getting paid', weightage: 25 },
};
const submitted = (contentVersion: string) =>
  event('questionnaires.chapter-submitted.v1', { ...about, contentVersion, answers: [given] });
const scored = (contentVersion: string, score: number) =>
  event('questionnaires.chapter-scored.v1', {
    ...{ chapterId: 'C1', contentVersion, formula: '5.17', formulaVersion: 1 },
    ...{ score, highest: 10, percentage: String(score * 10) },
  });
const saved = event('questionnaires.answers-saved.v1', {
  chapterId: 'C1',
  contentVersion: 'v1',
  answers: [
    { questionCode: 'Q1', mark: 3 },
    { questionCode: 'Q2', answerCode: 'Q2_A1' },
  ],
});
const erased = event('deletion.personal-data-erased.v1', {});

describe('the row of the scores', () => {
  const fold = (events: readonly never[], row?: QuestionnaireScoresRow) =>
    events.reduce<QuestionnaireScoresRow | undefined>(
      (before, each) => questionnaireScoresProjection.evolve(before, each) ?? undefined,
      row,
    );
  const events = [submitted('v1'), scored('v1', 7), submitted('v2'), scored('v2', 3)];

  it('has every submission once, with what it came to, also when the events come again', () => {
    const row = fold(events);
    const at = occurredAt.toISOString();
    expect(row).toEqual({
      account_id: 'acc_1',
      chapters: [
        { ...about, contentVersion: 'v1', score: 7, highest: 10, percentage: '70', submittedAt: at },
        { ...about, contentVersion: 'v2', score: 3, highest: 10, percentage: '30', submittedAt: at },
      ],
    });
    expect(fold(events, row)).toEqual(row);
  });

  it('goes with the account', () => expect(fold([...events, erased])).toBeUndefined());
});

describe('the row of the answers', () => {
  const fold = (events: readonly never[]) =>
    events.reduce<QuestionnaireAnswersRow | undefined>(
      (before, each) => questionnaireAnswersProjection.evolve(before, each) ?? undefined,
      undefined,
    );

  it('keeps what stands in a form until it is submitted', () => {
    const form = {
      ...{ chapterId: 'C1', contentVersion: 'v1' },
      answers: [
        { questionCode: 'Q1', answerCode: '3' },
        { questionCode: 'Q2', answerCode: 'Q2_A1' },
      ],
    };
    expect(fold([saved, saved])).toEqual({ account_id: 'acc_1', saved: [form], submitted: [] });
    expect(fold([saved, submitted('v1')])).toEqual({
      account_id: 'acc_1',
      saved: [],
      submitted: [{ chapterId: 'C1', contentVersion: 'v1', answers: [given], submittedAt: occurredAt.toISOString() }],
    });
  });

  it('goes with the account', () => expect(fold([saved, submitted('v1'), erased])).toBeUndefined());
});
