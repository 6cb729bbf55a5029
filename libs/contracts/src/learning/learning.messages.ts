/** Texts of the learning content, as pages and answers show them. */
export const learningMessages = {
  unavailable: 'The learning content does not answer just now. Try again in a minute.',
  chapterNotFound: 'There is no such chapter any more',
} as const;

/** Texts of the business areas; learning and back office §2.3 gives the first. */
export const businessAreasMessages = {
  noneCompleted: 'You have not completed any business areas to date',
  noneForthcoming: 'You have answered every business area.',
  openOnceAnswered: 'Score and tailored learning open once you have answered.',
  noSuchArea: 'There is no such business area any more',
  noSuchChapter: 'There is no such chapter any more',
} as const;
