import type { ModuleOutline } from '@keelson/calculators/learning';
import fc from 'fast-check';
import { type Quiz, quizzesDecider, type SubmitQuiz } from './quizzes.decider';
import type { QuizSubmitted } from './quizzes.events';
import { initialQuizzesState, type QuizzesState } from './quizzes.state';

const answersOf = (question: string, ...values: readonly number[]) =>
  values.map((value, index) => ({
    ...{ answerCode: `${question}_A${index + 1}`, serialNumber: index + 1, answer: `Answer ${index + 1}`, value },
  }));
const questionOf = (questionCode: string, ...values: readonly number[]) => ({
  ...{ questionCode, question: `${questionCode}?`, explanation: `Why ${questionCode}` },
  answers: answersOf(questionCode, ...values),
});
const quiz: Quiz = {
  ...{ moduleId: 'M2', moduleNumber: 2, moduleName: 'Finance', chapterId: 'C1', chapterNumber: 1 },
  ...{ chapterName: 'Getting paid', chapterWeightage: 60, subChapterId: 'S1', subChapterNumber: 1 },
  ...{ subChapterName: 'Owed', weightage: 50, contentVersion: 'v1' },
  questions: [questionOf('K1', 0, 2, 5), questionOf('K2', 5, 0)],
};
const outline: ModuleOutline = {
  moduleId: 'M2',
  chapters: [
    {
      ...{ chapterId: 'C1', weightage: 60 },
      quizzes: [
        { subChapterId: 'S1', weightage: 50 },
        { subChapterId: 'S2', weightage: 50 },
      ],
    },
    { chapterId: 'C2', weightage: 40, quizzes: [{ subChapterId: 'S3', weightage: 1 }] },
  ],
};
const command = (changes: Partial<SubmitQuiz> = {}): SubmitQuiz => ({
  ...{ name: 'SubmitQuiz', quiz, outline },
  answers: [
    { questionCode: 'K1', answerCode: 'K1_A2' },
    { questionCode: 'K2', answerCode: 'K2_A1' },
  ],
  ...changes,
});
const decide = (changes: Partial<SubmitQuiz> = {}, state = initialQuizzesState) =>
  quizzesDecider.decide(command(changes), state);
const submitted = (changes: Partial<SubmitQuiz> = {}, state = initialQuizzesState): QuizSubmitted => {
  const decision = decide(changes, state);
  const [event] = decision.ok ? decision.value : [];
  if (!event) throw new Error('not submitted');
  return event;
};

describe('quizzes', () => {
  it('are scored by the content, with questions, answers and values kept as they were', () => {
    const { questions, ...place } = quiz;
    expect(submitted()).toEqual({
      type: 'quizzes.quiz-submitted.v1',
      data: {
        ...place,
        questions: [
          { ...questions[0], answerCode: 'K1_A2' },
          { ...questions[1], answerCode: 'K2_A1' },
        ],
        ...{ formula: '5.18', formulaVersion: 1, score: 7, highest: 10, percentage: '70' },
        ...{ chapterCompletion: '50', moduleCompletion: '30' },
      },
    });
  });

  it('complete their chapter and module together with those that were taken before, at whatever version', () => {
    const before: QuizzesState = { taken: { S2: ['old'] } };
    expect(submitted({}, before).data).toMatchObject({ chapterCompletion: '100', moduleCompletion: '60' });
    expect(submitted({}, { taken: { S2: ['a'], S3: ['b'] } }).data.moduleCompletion).toBe('100');
  });

  it('are taken once for each version', () => {
    const once = quizzesDecider.evolve(initialQuizzesState, submitted());
    expect(decide({}, once)).toEqual({ ok: false, failure: { code: 'ALREADY_ANSWERED' } });
    expect(quizzesDecider.evolve(once, submitted())).toEqual(once);
    const again = submitted({ quiz: { ...quiz, contentVersion: 'v2' } }, once);
    expect(quizzesDecider.evolve(once, again).taken).toEqual({ S1: ['v1', 'v2'] });
  });

  it.each([
    ['one question open', { answers: command().answers.slice(1) }, { code: 'ANSWERS_INCOMPLETE', questions: ['K1'] }],
    ['no answer at all', { answers: [] }, { code: 'ANSWERS_INCOMPLETE', questions: ['K1', 'K2'] }],
    [
      'an answer of another question',
      { answers: [...command().answers, { questionCode: 'K1', answerCode: 'K2_A1' }] },
      { code: 'ANSWER_UNKNOWN', questions: ['K1'] },
    ],
    [
      'a question of another quiz',
      { answers: [...command().answers, { questionCode: 'K9', answerCode: 'K9_A1' }] },
      { code: 'ANSWER_UNKNOWN', questions: ['K9'] },
    ],
    ['other questions than the page showed', { seenVersion: 'v0' }, { code: 'QUESTIONS_CHANGED' }],
  ])('are refused with %s', (_, changes, failure) => {
    expect(decide(changes)).toEqual({ ok: false, failure });
  });

  it('score any answers as the sum of the chosen over the sum of the best', () => {
    const values = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 2, maxLength: 4 });
    const asked = fc.array(fc.tuple(values, fc.nat()), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(asked, (all) => {
        const questions = all.map(([each], index) => questionOf(`Q${index}`, ...each));
        const picks = all.map(([each, die]) => die % each.length);
        const answers = picks.map((pick, index) => ({
          ...{ questionCode: `Q${index}`, answerCode: `Q${index}_A${pick + 1}` },
        }));
        const { data } = submitted({ quiz: { ...quiz, questions }, answers });
        const score = all.reduce((sum, [each], index) => sum + (each[picks[index] ?? 0] ?? 0), 0);
        const highest = all.reduce((sum, [each]) => sum + Math.max(...each), 0);
        expect([data.score, data.highest]).toEqual([score, highest]);
        if (highest === 0) expect(data.percentage).toBeNull();
        else expect(Number(data.percentage)).toBeCloseTo((score / highest) * 100, 10);
      }),
    );
  });
});
