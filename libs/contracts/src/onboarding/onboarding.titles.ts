import type { StepName } from './onboarding.flags';

/** What each step is called on every page, the owner's and the staff's. */
export const STEP_TITLES = {
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
} as const satisfies Readonly<Record<StepName, string>>;
