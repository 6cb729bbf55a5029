import {
  type FurtherFlag,
  GENERIC_QUESTION_TITLES,
  isPermission,
  isPlan,
  PERMISSION_TITLES,
  PLAN_TITLES,
  type StepStatus,
} from '@keelson/vocabulary';

/** Where a step or flag of the onboarding stands. */
export const STATUS_WORDS: Readonly<Record<StepStatus, string>> = {
  pending: 'not started',
  inProgress: 'in progress',
  completed: 'completed',
};

const FLAG_NAMES: Readonly<Record<FurtherFlag, string>> = {
  detailedQuestion: 'Detailed question',
  financeQuestions: 'Finance questions',
  financeSummary: 'Finance summary',
  progressScreen: 'Progress screen',
};

export const flagName = (flag: string): string => (FLAG_NAMES as Readonly<Record<string, string>>)[flag] ?? flag;

export const permissionName = (permission: string): string =>
  isPermission(permission) ? PERMISSION_TITLES[permission] : permission;

export const planName = (plan: string): string => (isPlan(plan) ? PLAN_TITLES[plan] : plan);

/** `privateLimitedCompany` as people write it. */
export const spacedWords = (name: string): string => name.replace(/([A-Z])/g, ' $1').toLowerCase();

/** What was asked; of a question that nobody ships, `Q07` -> `Question 7`. */
export const questionName = (code: string): string => {
  const asked = GENERIC_QUESTION_TITLES[code];
  if (asked !== undefined) return asked;
  const number = /Q0*(\d+)$/.exec(code)?.[1];
  return number === undefined ? `Question ${code}` : `Question ${number}`;
};
