/** Texts of the questionnaires, as pages and answers show them. Finance §4, §5 and §8 give those that are quoted there. */
export const questionnairesMessages = {
  untouchedSliders:
    'You haven\'t changed any of the sliders. If you intended to choose "Strongly Disagree" for all your answers, please move on; otherwise please adjust the sliders accordingly',
  answerAll: 'Answer all the questions',
  alreadyAnswered: 'The SubChapter Questions have already been answered!',
  questionsChanged:
    'The questions have changed meanwhile. Load the page again: what you answered to those that are still asked is kept.',
  accountNotFound: 'There is no such account',
  moduleNotFound: 'There is no such business area any more',
  chapterNotFound: 'There is no such chapter any more',
  notScored: 'This chapter has not been answered yet',
  unavailable: 'The questions do not answer just now. Try again in a minute.',
  unableToSave: 'Something went wrong!',
  yetToBeCompleted: 'Questionnaire yet to be completed.',
  /** Decision 4.78: the heading is content, this stands under it always. */
  ruleBased: 'A rule-based (expert system) score: fixed weights, every answer shown.',
} as const;
