/** Texts of the learning content, as pages and answers show them. */
export const learningMessages = {
  unavailable: 'The learning content does not answer just now. Try again in a minute.',
  fileNotFound: 'There is no such file',
  chapterNotFound: 'There is no such chapter any more',
  accountNotFound: 'There is no such account',
  lessonNotFound: 'This lesson is not part of the learning content any more',
  notWatched: 'Most of this video was skipped. Play it to its end to complete it.',
  goesOn: 'It goes on where you left it. What you have played of it counts.',
  /** Learning and back office §8. */
  unableToSave: 'Unable to save the data',
  unableToLoad: 'Unable to get e-learning module',
  /** Learning and back office §2.4. */
  moduleComplete: 'Learning Module Complete',
  watchAgain: 'Click To Watch Again',
  readAgain: 'Click To Read Again',
  goToReadings: 'Go to readings',
  goToVideos: 'Go to videos',
  playNextVideo: 'Play Next Video',
  goToNextReading: 'Go to Next Reading',
  saveAndContinueLater: 'Save and Continue Later',
  /** Learning and back office §4.4. */
  saveAndLogOut: 'Save & Continue later',
  finishOnboarding: 'Finish Onboarding',
} as const;

/** Texts of the business areas; learning and back office §2.3 gives the first. */
export const businessAreasMessages = {
  noneCompleted: 'You have not completed any business areas to date',
  noneForthcoming: 'You have completed every business area.',
  openOnceAnswered: 'Score and tailored learning open once you have answered.',
  noSuchArea: 'There is no such business area any more',
  noSuchChapter: 'There is no such chapter any more',
} as const;
