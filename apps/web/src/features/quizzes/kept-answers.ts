import type { Entries } from '../../drafts/draft-entries';
import type { Quiz } from '../../learning/quizzes.api';
import type { Chosen } from './chosen';

const fieldOf = ({ subChapterId }: Pick<Quiz, 'subChapterId'>, questionCode: string): string =>
  `${subChapterId}.${questionCode}`;

/** What was chosen before, as far as the quiz still asks and offers it. */
export function keptAnswers(entries: Entries, quiz: Quiz): Chosen {
  const kept = new Map(entries.map(({ field, value }) => [field, value]));
  return Object.fromEntries(
    quiz.quiz_questions.flatMap(({ questionCode, quiz_answers }) => {
      const value = kept.get(fieldOf(quiz, questionCode));
      const offered = quiz_answers.find(({ answerCode }) => answerCode === value);
      return offered ? [[questionCode, offered.answerCode]] : [];
    }),
  );
}

/** With these answers in place of those that stood there; other quizzes keep theirs. */
export const withAnswers = (entries: Entries, quiz: Quiz, chosen: Chosen): Entries => {
  const fields = Object.entries(chosen).map(([code, value]) => ({ field: fieldOf(quiz, code), value }));
  return [...entries.filter(({ field }) => !fields.some((each) => each.field === field)), ...fields];
};

/** The quiz was submitted. */
export const withoutAnswers = (entries: Entries, { subChapterId }: Quiz): Entries =>
  entries.filter(({ field }) => !field.startsWith(`${subChapterId}.`));
