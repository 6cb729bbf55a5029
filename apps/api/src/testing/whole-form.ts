import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GenericQuestion, genericQuestions, type saveGenericAnswersContract } from '@keelson/contracts/onboarding';
import type { BodyOf } from '@keelson/contracts/wire';

const page = JSON.parse(readFileSync(join(__dirname, '../../content/generic-questions.json'), 'utf8')) as {
  data: unknown;
};

/** The questions that ship with the product. */
export const shippedQuestions: readonly GenericQuestion[] = genericQuestions
  .parse(page.data)
  .map(({ attributes }) => attributes);

const typed = ({ type, questionCode }: GenericQuestion): string => {
  if (type === 'freeText') return 'Fitted kitchens';
  if (type === 'freeTextNumber') return questionCode === 'GEN_Q02' ? '2014' : '14';
  return '';
};

/** An answer to every question, as the browser sends it. */
export const wholeForm = (username: string): BodyOf<typeof saveGenericAnswersContract> => ({
  moduleId: 'Generic',
  username,
  termsAndConditions: true,
  questions: shippedQuestions.map((question) => ({
    questionId: question.questionCode,
    scoring: 0,
    answerId: question.answers.slice(0, 1).map(({ answerCode }) => ({
      answerCode,
      answer: typed(question),
      serialNumber: 99,
      questionCode: question.questionCode,
    })),
  })),
});
