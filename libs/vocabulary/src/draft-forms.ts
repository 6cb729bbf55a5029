/** Forms whose input is kept while it is typed, until they are sent: what the owner types anywhere is there everywhere. */
export const DRAFT_FORMS = [
  'generic-questions',
  'own-figures',
  'employee-numbers',
  'goals',
  'profile',
  'what-if-inputs',
  // What was chosen in quizzes that are not submitted, and the seconds played of videos that are not watched.
  'quiz-answers',
  'videos-played',
] as const;
export type DraftForm = (typeof DRAFT_FORMS)[number];
