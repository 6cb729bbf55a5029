/** Texts of the learning content, as pages and answers show them. */
export const learningMessages = {
  unavailable: 'The learning content does not answer just now. Try again in a minute.',
  chapterNotFound: 'There is no such chapter any more',
} as const;
