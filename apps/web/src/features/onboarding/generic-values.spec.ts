import type { GenericQuestion } from '@keelson/contracts/onboarding';
import { genericRules } from './generic-rules';
import { initialValues, toSubmission, withChoice } from './generic-values';

const base = { moduleCode: 'Generic', section: '', help: '' } as const;
const questions: readonly GenericQuestion[] = [
  { ...base, questionCode: 'Q1', question: 'What?', type: 'freeText', answers: [{ answerCode: 'Q1_A', answer: '' }] },
  {
    ...base,
    questionCode: 'Q2',
    question: 'Since?',
    type: 'freeTextNumber',
    minimum: 1700,
    maximum: 2100,
    answers: [{ answerCode: 'Q2_A', answer: '' }],
  },
  {
    ...base,
    questionCode: 'Q3',
    question: 'Which?',
    type: 'options',
    answers: [
      { answerCode: 'Q3_A', answer: 'Yes' },
      { answerCode: 'Q3_B', answer: 'No' },
    ],
  },
  {
    ...base,
    questionCode: 'Q4',
    question: 'Who?',
    type: 'checkBox',
    answers: [
      { answerCode: 'Q4_A', answer: 'People' },
      { answerCode: 'Q4_B', answer: 'Firms' },
      { answerCode: 'Q4_C', answer: 'Nobody', exclusive: true },
    ],
  },
];
const nothing = { generic_details: [], savedAt: null };
const filled = {
  'questions.Q1': ' Kitchens ',
  'questions.Q2': '2014',
  'questions.Q3': 'Q3_B',
  'questions.Q4': ['Q4_B', 'Q4_A'],
  termsAndConditions: true,
};

describe('the form of the questions', () => {
  it('lets a choice that stands alone stand alone', () => {
    const ask = questions.at(-1);
    if (ask === undefined) throw new Error('there is no question with boxes');
    expect(withChoice(ask, ['Q4_A'], 'Q4_B', true)).toEqual(['Q4_A', 'Q4_B']);
    expect(withChoice(ask, ['Q4_A', 'Q4_B'], 'Q4_C', true)).toEqual(['Q4_C']);
    expect(withChoice(ask, ['Q4_C'], 'Q4_A', true)).toEqual(['Q4_A']);
    expect(withChoice(ask, ['Q4_A', 'Q4_B'], 'Q4_A', false)).toEqual(['Q4_B']);
  });

  it('[ONB-13~] wants every answer and the terms', () => {
    const messages = genericRules(initialValues(questions, nothing), questions);
    expect(Object.keys(messages)).toEqual([
      'questions.Q1',
      'questions.Q2',
      'questions.Q3',
      'questions.Q4',
      'termsAndConditions',
    ]);
    expect(new Set(Object.values(messages))).toEqual(new Set(['Required !!']));
    expect(genericRules(filled, questions)).toEqual({});
  });

  it.each(['many', '12.34567', '1e3', '1699', '2101', '２０１４'])('refuses %s as a year', (text) => {
    expect(genericRules({ ...filled, 'questions.Q2': text }, questions)).toEqual({
      'questions.Q2': 'Enter a number from 1700 to 2100, in figures',
    });
  });

  const trading = questions.map((each) =>
    each.questionCode === 'Q2' ? { ...each, measures: 'year' as const, maximum: undefined } : each,
  );
  const nextYear = new Date().getUTCFullYear() + 1;
  it.each(['2014.5', String(nextYear), '1699'])('refuses %s as the year of the first trade, in words', (text) => {
    expect(genericRules({ ...filled, 'questions.Q2': text }, trading)).toEqual({
      'questions.Q2': `Enter a whole year from 1700 to ${nextYear - 1}, in four figures`,
    });
  });

  it('refuses nobody at work, in words', () => {
    const people = questions.map((each) =>
      each.questionCode === 'Q2' ? { ...each, measures: 'people' as const, minimum: 1, maximum: 5000 } : each,
    );
    expect(genericRules({ ...filled, 'questions.Q2': '0' }, people)).toEqual({
      'questions.Q2': 'Enter a number from 1 to 5000, in figures. You count too',
    });
    expect(genericRules({ ...filled, 'questions.Q2': '1.5' }, people)).toEqual({});
  });

  it('[ONB-13~] submits in the specified shape with scoring 0', () => {
    const { questions: sent, ...rest } = toSubmission('acc_1', questions, filled);
    expect(rest).toEqual({ moduleId: 'Generic', username: 'acc_1', termsAndConditions: true });
    expect(sent.map(({ scoring }) => scoring)).toEqual([0, 0, 0, 0]);
    expect(sent[0]?.answerId).toEqual([
      { answerCode: 'Q1_A', answer: 'Kitchens', serialNumber: 1, questionCode: 'Q1' },
    ]);
    expect(sent[2]?.answerId).toEqual([{ answerCode: 'Q3_B', answer: 'No', serialNumber: 2, questionCode: 'Q3' }]);
    expect(sent[3]?.answerId.map(({ answer }) => answer)).toEqual(['People', 'Firms']);
  });

  it('[ONB-13~] shows saved answers again and knows when they change', () => {
    const saved = {
      generic_details: toSubmission('acc_1', questions, filled).questions.map(({ questionId, answerId }) => ({
        question_id: questionId,
        answerId,
        scoring: 0 as const,
      })),
      savedAt: '2026-11-02T09:05:00.000Z',
    };
    expect(initialValues(questions, saved)).toEqual({
      'questions.Q1': 'Kitchens',
      'questions.Q2': '2014',
      'questions.Q3': 'Q3_B',
      'questions.Q4': ['Q4_A', 'Q4_B'],
      termsAndConditions: false,
    });
  });
});
