import type { ScoredQuiz } from './quiz-scores.table';

/** Of each sub-chapter the submission that counts now: the last one. In the order of modules, chapters and sub-chapters. */
export const latestQuizzes = (quizzes: readonly ScoredQuiz[]): readonly ScoredQuiz[] =>
  [...new Map(quizzes.map((quiz) => [quiz.subChapterId, quiz])).values()].sort(
    (a, b) =>
      a.moduleNumber - b.moduleNumber || a.chapterNumber - b.chapterNumber || a.subChapterNumber - b.subChapterNumber,
  );
