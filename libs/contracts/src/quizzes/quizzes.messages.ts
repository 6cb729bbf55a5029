/** Texts of the quizzes, as pages and answers show them. Learning and back office §5 and §8 give those that are quoted there. */
export const quizzesMessages = {
  answerAll: 'Please answer all the questions!!',
  /** Without "!": decision 4.82. */
  alreadyAnswered: 'The SubChapter Questions have already been answered',
  saved: 'Successfully saved',
  kept: 'Your answers are kept, on every device, until you submit them.',
  notKept: 'Your last answer could not be kept. It counts as long as this page is open.',
  failed: 'Something went wrong!',
  questionsChanged: 'The questions have changed meanwhile. Load the page again: those that are new are to be answered.',
  oneSubChapter: 'The answers are of more than one sub-chapter',
  notAllowed: 'This quiz is open to premium accounts that are active and paid for or on a trial.',
  accountNotFound: 'There is no such account',
  chapterNotFound: 'There is no such chapter any more',
  subChapterNotFound: 'There is no such quiz any more',
  unavailable: 'The questions do not answer just now. Try again in a minute.',
} as const;
