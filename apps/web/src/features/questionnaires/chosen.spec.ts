import fc from 'fast-check';
import type { QuestionnaireChapter } from '../../learning/questionnaires.api';
import { answeredIn, chosenIn, missingIn, sentAnswers, slidersUntouched } from './chosen';

const chapter: QuestionnaireChapter = {
  chapterId: 'C1',
  chapterNumber: 1,
  chapterName: 'Getting paid',
  version: 'v1',
  submittedAt: null,
  changedSince: false,
  answers: [{ questionCode: 'Q1', answerCode: '7' }],
  questions: [
    { questionCode: 'Q1', question: 'One?', learning_answers: [] },
    { questionCode: 'Q2', question: 'Two?', learning_answers: [] },
    { questionCode: 'Q3', question: 'Three?', learning_answers: [{ answerCode: 'A1', answer: 'Yes' }] },
  ],
};

describe('what is chosen in a chapter', () => {
  it('begins with what was saved', () => expect(chosenIn(chapter)).toEqual({ Q1: '7' }));

  it('[QST-03~] misses the questions with answers of their own, never a slider', () => {
    expect(missingIn(chapter, {})).toEqual(['Q3']);
    expect(missingIn(chapter, { Q3: 'A1' })).toEqual([]);
  });

  it('[QST-03~] is asked about when every slider stands at 1, touched or not', () => {
    expect(slidersUntouched(chapter, { Q3: 'A1' })).toBe(true);
    expect(slidersUntouched(chapter, { Q1: '1' })).toBe(true);
    expect(slidersUntouched(chapter, { Q2: '3' })).toBe(false);
    expect(slidersUntouched({ ...chapter, questions: chapter.questions.slice(2) }, {})).toBe(false);
  });

  it('is saved as far as it goes, and submitted with the untouched sliders at 1', () => {
    expect(sentAnswers(chapter, { Q1: '7' }, false)).toEqual([{ questionId: 'Q1', answerId: '7' }]);
    expect(sentAnswers(chapter, { Q1: '7', Q3: 'A1' }, true)).toEqual([
      { questionId: 'Q1', answerId: '7' },
      { questionId: 'Q2', answerId: '1' },
      { questionId: 'Q3', answerId: 'A1' },
    ]);
  });

  it('is complete when nothing is missing, whatever was touched', () => {
    const chosen = fc.record(
      { Q1: fc.constantFrom('1', '3', '7', '10'), Q2: fc.constantFrom('1', '10'), Q3: fc.constant('A1') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(chosen, (given) => {
        const whole = sentAnswers(chapter, given, true).length === chapter.questions.length;
        expect(whole).toBe(missingIn(chapter, given).length === 0);
        expect(sentAnswers(chapter, given, false)).toHaveLength(answeredIn(chapter, given));
      }),
    );
  });
});
