import type { Quiz } from '../../learning/quizzes.api';

/** 2.1.3, as the content numbers module, chapter and sub-chapter (decision 4.110). */
export const numberOf = ({ moduleNumber, chapterNumber, subChapterNumber }: Quiz): string =>
  `${moduleNumber}.${chapterNumber}.${subChapterNumber}`;
