import { genericQuestion } from '@keelson/contracts/onboarding';
import { questionOf } from './question-of';

describe('a question of the content service', () => {
  it.each([
    [{ answers: [{ answerCode: 'Q1_A' }] }],
    [
      {
        section: 'Money',
        help: 'In pounds',
        unit: '£',
        answers: [{ answerCode: 'Q1_A', answer: 'Yes', exclusive: true }],
      },
    ],
  ])('is read with what editors left empty as its schema reads it', (entered) => {
    const entry = {
      questionCode: 'Q1',
      moduleCode: 'Generic',
      question: 'What does it do?',
      type: 'freeText',
      ...entered,
    } as const;
    expect(questionOf(entry)).toEqual(genericQuestion.parse(entry));
  });
});
