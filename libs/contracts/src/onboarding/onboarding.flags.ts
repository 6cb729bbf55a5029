import type { OnboardingStep } from '@keelson/vocabulary';

/** The steps in their order, each with the flag that stands for it in the published record, misspellings included. */
export const STEP_FLAGS = {
  thankYou: 'thankYouScreenFlag',
  generic: 'genericScreenFlag',
  financeSystem: 'financeSystemScreenFlag',
  benefits: 'mangnifybBenifitsFlag',
  earlyLaunch: 'earlyLaunchScreenFlag',
  detailedFinanceBusinessArea: 'detailedFinanceBusinessAreaScreenFlag',
  myFinanceSummary: 'myFinanceSummaryScreenFlag',
  customerAchieveGoals: 'customerAchieveGoalsScreenFlag',
  kpi: 'kpiScreenflag',
  whatIfCalculator: 'whatifcalculatorScreenflag',
  eLearning: 'elearningScreenFlag',
  dashboard: 'dashboardFlag',
} as const satisfies Readonly<Record<OnboardingStep, string>>;
export type StepFlag = (typeof STEP_FLAGS)[OnboardingStep];

/** Completed from the beginning: nobody signs in before the e-mail is confirmed. */
export const EMAIL_FLAG = 'emailVerificationScreenFlag';

export const FLAG_VALUES = ['pending', 'inprogress', 'completed'] as const;
export type FlagValue = (typeof FLAG_VALUES)[number];

/** Name of the content page that holds the questions about the company. */
export const GENERIC_QUESTIONS_PAGE = 'generic-questions';
