import { SLIDER_MARKS } from '@keelson/vocabulary';
import fc from 'fast-check';
import type { AskedQuestion, ChapterForm } from './chapter-form';
import { questionnairesDecider as decider } from './questionnaires.decider';
import type { ChosenAnswer } from './questionnaires.events';
import { initialQuestionnairesState as nothing, type QuestionnairesState } from './questionnaires.state';

const slider = (questionCode: string): AskedQuestion => ({ questionCode, question: `${questionCode}?`, answers: [] });
const buttons: AskedQuestion = {
  questionCode: 'Q3',
  question: 'How often?',
  answers: [
    { answerCode: 'Q3_A1', answer: 'Every week', scoring: 8 },
    { answerCode: 'Q3_A2', answer: 'Never', scoring: 2 },
  ],
};
const chapter: ChapterForm = {
  moduleId: 'M2_Finance',
  moduleNumber: 2,
  moduleName: 'Finance',
  chapterId: 'C1',
  chapterNumber: 1,
  chapterName: 'Getting paid',
  weightage: 25,
  contentVersion: 'v1',
  questions: [slider('Q1'), slider('Q2'), buttons],
};
const all: readonly ChosenAnswer[] = [
  { questionCode: 'Q1', mark: 10 },
  { questionCode: 'Q2', mark: 3 },
  { questionCode: 'Q3', answerCode: 'Q3_A2' },
];
const submit = (answers: readonly ChosenAnswer[], state = nothing, form = chapter) =>
  decider.decide({ name: 'SubmitChapter', chapter: form, answers }, state);
const save = (answers: readonly ChosenAnswer[], state = nothing, form = chapter) =>
  decider.decide({ name: 'SaveAnswers', chapter: form, answers }, state);
const after = (decision: ReturnType<typeof submit>, state: QuestionnairesState = nothing): QuestionnairesState =>
  decision.ok ? decision.value.reduce(decider.evolve, state) : state;

describe('a chapter of a questionnaire', () => {
  it('is submitted with what was asked, answered and counted, and is scored', () => {
    const { questions: _, ...about } = chapter;
    expect(submit(all)).toEqual({
      ok: true,
      value: [
        {
          type: 'questionnaires.chapter-submitted.v1',
          data: {
            ...about,
            answers: [
              {
                questionCode: 'Q1',
                question: 'Q1?',
                answerCode: '10',
                answer: 'Strongly Agree',
                score: 10,
                highest: 10,
              },
              { questionCode: 'Q2', question: 'Q2?', answerCode: '3', answer: 'Disagree', score: 3, highest: 10 },
              {
                questionCode: 'Q3',
                question: 'How often?',
                answerCode: 'Q3_A2',
                answer: 'Never',
                score: 2,
                highest: 8,
              },
            ],
          },
        },
        {
          type: 'questionnaires.chapter-scored.v1',
          data: {
            chapterId: 'C1',
            contentVersion: 'v1',
            formula: '5.17',
            formulaVersion: 1,
            score: 15,
            highest: 28,
            percentage: '53.57142857142857142857142857142857142857',
          },
        },
      ],
    });
  });

  it('[QST-03~] names the questions without an answer', () => {
    expect(submit(all.slice(0, 2))).toEqual({ ok: false, failure: { code: 'ANSWERS_INCOMPLETE', questions: ['Q3'] } });
  });

  it.each<[string, ChosenAnswer]>([
    ['to a question that is not asked', { questionCode: 'Q9', mark: 7 }],
    ['between the marks of the slider', { questionCode: 'Q1', mark: 5 }],
    ['of another question', { questionCode: 'Q3', answerCode: 'Q4_A1' }],
    ['by slider to a question with answers of its own', { questionCode: 'Q3', mark: 7 }],
    ['by button to a slider', { questionCode: 'Q1', answerCode: 'Q3_A1' }],
  ])('[QST-02~] takes no answer %s', (_, answer) => {
    const failure = { code: 'ANSWER_UNKNOWN', questions: [answer.questionCode] };
    expect(submit([...all, answer])).toEqual({ ok: false, failure });
    expect(save([answer])).toEqual({ ok: false, failure });
  });

  it('[QST-05~] is answered once at each version of its questions', () => {
    const answered = after(submit(all));
    expect(submit(all, answered)).toEqual({ ok: false, failure: { code: 'ALREADY_ANSWERED' } });
    expect(save(all, answered)).toEqual({ ok: false, failure: { code: 'ALREADY_ANSWERED' } });
    const next = { ...chapter, contentVersion: 'v2' };
    expect(submit(all, answered, next).ok).toBe(true);
    const both = after(submit(all, answered, next), answered);
    expect(both.submitted).toEqual({ C1: ['v1', 'v2'] });
    expect(submit(all, both).ok || submit(all, both, next).ok).toBe(false);
  });

  it('[BEYOND-07~] is not submitted by a page that shows other questions', () => {
    const command = { name: 'SubmitChapter', chapter, answers: all, seenVersion: 'v0' } as const;
    expect(decider.decide(command, nothing)).toEqual({ ok: false, failure: { code: 'QUESTIONS_CHANGED' } });
    expect(decider.decide({ ...command, seenVersion: 'v1' }, nothing).ok).toBe(true);
  });

  it('keeps what stands in the form, once, until it is submitted', () => {
    const half = save(all.slice(0, 1));
    expect(half).toEqual({
      ok: true,
      value: [
        {
          type: 'questionnaires.answers-saved.v1',
          data: { chapterId: 'C1', contentVersion: 'v1', answers: [{ questionCode: 'Q1', mark: 10 }] },
        },
      ],
    });
    const kept = after(half);
    expect(save(all.slice(0, 1), kept)).toEqual({ ok: true, value: [] });
    expect(after(submit(all, kept), kept).saved).toEqual({});
  });

  it('[BEYOND-07~] scores what was chosen last, between 0 and 100, as the sum of its answers, whatever is sent', () => {
    const chosen = fc.oneof(
      fc.record({ questionCode: fc.constantFrom('Q1', 'Q2'), mark: fc.constantFrom(...SLIDER_MARKS) }),
      fc.record({ questionCode: fc.constant('Q3'), answerCode: fc.constantFrom('Q3_A1', 'Q3_A2') }),
    );
    fc.assert(
      fc.property(fc.array(chosen, { maxLength: 12 }), (answers) => {
        const decision = submit([...all, ...answers]);
        const [submitted, scored] = decision.ok ? decision.value : [];
        if (submitted?.type !== 'questionnaires.chapter-submitted.v1') throw new Error('not submitted');
        if (scored?.type !== 'questionnaires.chapter-scored.v1') throw new Error('not scored');
        const given = submitted.data.answers;
        expect(given.map(({ questionCode }) => questionCode)).toEqual(['Q1', 'Q2', 'Q3']);
        expect(scored.data.score).toBe(given.reduce((sum, { score }) => sum + score, 0));
        expect(scored.data.highest).toBe(28);
        expect(Number(scored.data.percentage)).toBeCloseTo((scored.data.score / 28) * 100, 10);
        for (const { questionCode, score } of given) {
          const last = [...all, ...answers].filter((each) => each.questionCode === questionCode).at(-1);
          expect(score).toBe(last && 'mark' in last ? last.mark : last?.answerCode === 'Q3_A1' ? 8 : 2);
        }
      }),
    );
  });
});
