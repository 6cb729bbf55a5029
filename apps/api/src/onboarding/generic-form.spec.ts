import { faultsOf } from '@keelson/domain/onboarding';
import { calendarDate } from '@keelson/kernel';
import { toGivenAnswers, toQuestionRules, toSavedAnswers } from './generic-form';
import { shippedQuestions as questions, wholeForm } from '../testing/whole-form';

const TODAY = calendarDate('2026-11-22');
const submission = { ...wholeForm('acc_1'), termsAndConditions: true };

describe('the questions about the company', () => {
  it('[ONB-13~] ship with about fourteen questions of all four types', () => {
    expect(questions).toHaveLength(14);
    expect(new Set(questions.map(({ type }) => type))).toEqual(
      new Set(['freeTextNumber', 'freeText', 'options', 'checkBox']),
    );
    expect(new Set(questions.map(({ questionCode }) => questionCode)).size).toBe(14);
  });

  it('take the wording and place of a choice from the content, not from the browser', () => {
    const given = toGivenAnswers(submission, questions);
    expect(faultsOf(given, toQuestionRules(questions, TODAY))).toEqual({ missing: [], unfit: [] });
    expect(given[3]?.choices).toEqual([{ answerCode: 'GEN_Q04_A01', answer: 'Private people', serialNumber: 1 }]);
  });

  it('[ONB-13~] name a number out of bounds, an unknown choice and an unknown question', () => {
    const [about, , ...rest] = submission.questions;
    const bad = [
      {
        questionId: 'GEN_Q02',
        scoring: 0 as const,
        answerId: [{ answerCode: 'GEN_Q02_A01', answer: '20140', serialNumber: 1, questionCode: 'GEN_Q02' }],
      },
      { questionId: 'GEN_Q99', scoring: 0 as const, answerId: [] },
    ];
    const given = toGivenAnswers({ ...submission, questions: [...(about ? [about] : []), ...bad, ...rest] }, questions);
    expect(faultsOf(given, toQuestionRules(questions, TODAY)).unfit).toEqual(['GEN_Q02', 'GEN_Q99']);
  });

  it.each([
    ['GEN_Q02', '2026', []],
    ['GEN_Q02', '2027', ['GEN_Q02']],
    ['GEN_Q02', '2014.5', ['GEN_Q02']],
    ['GEN_Q03', '1', []],
    ['GEN_Q03', '4.5', []],
    ['GEN_Q03', '0', ['GEN_Q03']],
  ])('take %s %s as they fit: a year that has begun, whole, and at least one person', (questionId, answer, unfit) => {
    const asked = submission.questions.map((question) =>
      question.questionId === questionId
        ? { ...question, answerId: question.answerId.map((each) => ({ ...each, answer })) }
        : question,
    );
    const given = toGivenAnswers({ ...submission, questions: asked }, questions);
    expect(faultsOf(given, toQuestionRules(questions, TODAY)).unfit).toEqual(unfit);
  });

  it('[ONB-13~] name a choice that stands alone and does not', () => {
    const alone = { answerCode: 'GEN_Q12_A08', answer: 'None of these', serialNumber: 8, questionCode: 'GEN_Q12' };
    const withOthers = submission.questions.map((question) =>
      question.questionId === 'GEN_Q12' ? { ...question, answerId: [...question.answerId, alone] } : question,
    );
    const faults = (asked: typeof withOthers) =>
      faultsOf(toGivenAnswers({ ...submission, questions: asked }, questions), toQuestionRules(questions, TODAY)).unfit;
    expect(faults(withOthers)).toEqual(['GEN_Q12']);
    expect(
      faults(withOthers.map((each) => (each.questionId === 'GEN_Q12' ? { ...each, answerId: [alone] } : each))),
    ).toEqual([]);
  });

  it('[ONB-13~] are given back in the specified shape, with scoring 0', () => {
    const answers = toGivenAnswers(submission, questions);
    const saved = toSavedAnswers({ account_id: 'acc_1', answers, saved_at: '2026-11-02T09:05:00.000Z' });
    expect(saved.generic_details[1]).toEqual({
      question_id: 'GEN_Q02',
      answerId: [{ answerCode: 'GEN_Q02_A01', answer: '2014', serialNumber: 1, questionCode: 'GEN_Q02' }],
      scoring: 0,
    });
    expect(toSavedAnswers(undefined)).toEqual({ generic_details: [], savedAt: null });
  });
});
