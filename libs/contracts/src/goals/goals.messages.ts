/** Texts of the goals; the specified ones word for word. */
export const goalsMessages = {
  setGoals: 'Set Goals',
  save: 'SAVE GOALS',
  close: 'CLOSE',
  continue: 'Continue',
  saveAndContinueLater: 'Save & Continue later',
  howToAchieve: 'How to achieve this Goal',
  trajectory: 'How your chances moved',
  required: 'required!!',
  dateMissing: 'Please choose a date for all three goals',
  datePast: 'Choose today or a later day',
  threeGoals: 'Set exactly three goals',
  amountTooLarge: 'Enter an amount below £1,000,000,000',
  amountTooPrecise: 'Enter whole pence at most',
  accountNotFound: 'There is no such account',
  somethingWrong: 'Something went wrong!',
  estimate: 'An estimate, not advice',
} as const;
