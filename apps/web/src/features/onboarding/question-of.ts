import type { GenericQuestion, GenericQuestionEntry } from '@keelson/contracts/onboarding';

/** The question with what editors left empty. The schema would do the same, but weighs more than the page. */
export const questionOf = ({ section = '', help = '', answers, ...rest }: GenericQuestionEntry): GenericQuestion => ({
  ...rest,
  section,
  help,
  answers: answers.map(({ answer = '', ...choice }) => ({ ...choice, answer })),
});
