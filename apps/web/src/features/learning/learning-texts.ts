import { learningMessages } from '@keelson/contracts/learning';

/** Texts of the learning hub; those that learning and back office §2.4 and §4.4 give word for word first. */
export const learningTexts = {
  ...learningMessages,
  moduleComplete: 'Learning Module Complete',
  watchAgain: 'Click To Watch Again',
  readAgain: 'Click To Read Again',
  goToReadings: 'Go to readings',
  goToVideos: 'Go to videos',
  playNextVideo: 'Play Next Video',
  goToNextReading: 'Go to Next Reading',
  saveAndContinueLater: 'Save and Continue Later',
  saveAndLogOut: 'Save & Continue later',
  finishOnboarding: 'Finish Onboarding',
} as const;
