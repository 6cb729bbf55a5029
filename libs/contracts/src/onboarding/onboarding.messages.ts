/** Texts of the onboarding; the specified ones stay word for word. */
export const onboardingMessages = {
  pending: 'Pending',
  inProgress: 'In progress [click to finish]',
  completed: 'Completed',
  allMandatory: 'All fields are mandatory!',
  required: 'Required !!',
  unableToSave: 'Unable to save the data!!',
  unableToGetProgress: 'Unable to get signup progress',
  saveAndLogOut: 'Save & Log Out',
  stepLocked: 'This step opens when the step before it is completed.',
  stepFollowsAnother: 'This step is completed together with a later one, not by itself.',
  answersRequired: 'Answer the questions about your company first.',
  financeAnswersRequired: 'Answer the finance questions and submit every chapter of them first.',
  inputsRequired: 'Save the figures that your plans start from first.',
  pageUnopened: 'Open the page of this step first.',
  answerUnfit: 'Please check this answer.',
  answersUnfit: 'Some answers do not fit their question. Please check them.',
} as const;
