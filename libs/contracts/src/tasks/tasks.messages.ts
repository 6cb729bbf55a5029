/** Texts of the tasks, as pages and answers show them. Learning and back office §2.5, §4.6, §5 and §8 give those of the first group. */
export const tasksMessages = {
  saved: 'Successfully Saved!!',
  unableToSave: 'Unable to save the data',
  unableToCount: 'Unable to load task count',
  due: 'This is due!!',
  required: 'Required !!',
  viewAll: 'View all tasks',
  viewLess: 'View less tasks',

  remindersOn: 'You get a mail on the day on which tasks fall due',
  remindersOff: 'You get no more mails about due tasks',
  linkInvalid: 'This link is not one of ours. You can switch the mails off under Edit Profile.',
  datePast: 'A task can be given no day before today',
  taskDone: 'A task that is done needs no day. Load the page again to see what is left.',
  taskUnknown: 'A task is no longer there. Load the page again to see what is left.',
  accountNotFound: 'There is no such account',
  unavailable: 'The tasks do not answer just now. Try again in a minute.',
} as const;
