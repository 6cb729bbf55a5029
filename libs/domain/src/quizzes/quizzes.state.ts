import type { QuizEvent } from './quizzes.events';

export interface QuizzesState {
  /** By sub-chapter: the versions of its quiz that were taken. */
  readonly taken: Readonly<Record<string, readonly string[]>>;
}

export const initialQuizzesState: QuizzesState = { taken: {} };

export function evolveQuizzes({ taken }: QuizzesState, { data }: QuizEvent): QuizzesState {
  const { subChapterId, contentVersion } = data;
  const versions = taken[subChapterId] ?? [];
  if (versions.includes(contentVersion)) return { taken };
  return { taken: { ...taken, [subChapterId]: [...versions, contentVersion] } };
}
