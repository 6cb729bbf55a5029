/** The twelve steps a customer walks, in their order (decision 4.21). The e-mail is confirmed before the first. */
export const ONBOARDING_STEPS = [
  'thankYou',
  'generic',
  'financeSystem',
  'benefits',
  'earlyLaunch',
  'detailedFinanceBusinessArea',
  'myFinanceSummary',
  'customerAchieveGoals',
  'kpi',
  'whatIfCalculator',
  'eLearning',
  'dashboard',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** What each step is called: on the owner's pages and the staff's, in the history and in the funnel. */
export const STEP_TITLES: Readonly<Record<OnboardingStep, string>> = {
  thankYou: 'Thank-you video',
  generic: 'About your company',
  financeSystem: 'Connect your accounts',
  benefits: 'What Keelson does for you',
  earlyLaunch: 'How you compare',
  detailedFinanceBusinessArea: 'Detailed finance questions',
  myFinanceSummary: 'Your finance summary',
  customerAchieveGoals: 'Your goals',
  kpi: 'Key performance indicators',
  whatIfCalculator: 'What-if calculator',
  eLearning: 'Your learning journey',
  dashboard: 'Dashboard',
};

/** Where a step stands. */
export const STEP_STATUSES = ['pending', 'inProgress', 'completed'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** Names of an earlier flag set that say nothing about a step: accepted and kept, never acted on (decision 4.20). */
export const FURTHER_FLAGS = ['detailedQuestion', 'financeQuestions', 'financeSummary', 'progressScreen'] as const;
export type FurtherFlag = (typeof FURTHER_FLAGS)[number];
