/** The steps of a journey in their order, as the events name them. */
export const JOURNEY_STEPS = [
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

export type JourneyStep = (typeof JOURNEY_STEPS)[number];

/** What an event of a journey was. */
export type JourneyEventKind =
  'journey-started' | 'step-opened' | 'step-completed' | 'answers-saved' | 'flags-noted' | 'left' | 'step-refused';
