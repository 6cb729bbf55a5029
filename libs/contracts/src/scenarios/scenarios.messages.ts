import { LONGEST_SNAPSHOT_NAME, MOST_OPEN_SCENARIOS } from '@keelson/vocabulary';

/** Texts of scenarios, as answers and the fields of the page show them. */
export const scenarioMessages = {
  nameMissing: 'Give the scenario a name',
  nameTooLong: `Enter at most ${LONGEST_SNAPSHOT_NAME} characters`,
  nameTaken: 'Another open scenario has this name',
  tooManyOpen: `${MOST_OPEN_SCENARIOS} scenarios are open already. Close one first.`,
  changeUnreadable: 'Enter a whole number of percent, for example 5',
  changeTooLow: 'Enter −100 or more',
  changeTooHigh: 'Enter at most 1,000 percent',
  cannotCompute: 'Cannot Compute',
  figuresUnknown: 'Not all figures of this year are known, so there is nothing to plan on.',
  figuresChanged: 'The figures changed in the meantime. Look at them again first.',
  noNewerFigures: 'The figures are those that the scenario stands on already.',
  notYours: 'Somebody else works on this scenario. Fork it to go on from there.',
  scenarioClosed: 'This scenario is closed. Fork it to go on from there.',
  scenarioNotFound: 'There is no such scenario',
  accountNotFound: 'There is no such account',
  limitExceeded: 'Your limit has been exceeded for today',
} as const;
