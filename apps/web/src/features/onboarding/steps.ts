import { STEP_NAMES, STEP_TITLES, type StepName } from '@keelson/contracts/onboarding';

export interface StepWords {
  readonly title: string;
  /** One line in the list. */
  readonly summary: string;
  readonly minutes: number;
  readonly path: string;
  /** What the next card says in place of the time that the step takes. */
  readonly note?: string;
}

export const PROGRESS_PATH = '/onboardingProgressInfo';

export const STEP_WORDS: Readonly<Record<StepName, StepWords>> = {
  thankYou: {
    title: STEP_TITLES.thankYou,
    summary: 'What you will have by the end',
    minutes: 1,
    path: '/successSignup',
  },
  generic: {
    title: STEP_TITLES.generic,
    summary: '14 questions about how you work',
    minutes: 10,
    path: '/dashboard/generic-questions',
  },
  financeSystem: {
    title: STEP_TITLES.financeSystem,
    summary: 'Xero or QuickBooks',
    minutes: 1,
    note: 'Connect Xero or QuickBooks, or type your figures in.',
    path: '/FinanceSystemInt',
  },
  benefits: {
    title: STEP_TITLES.benefits,
    summary: 'Benefits video, 40 seconds',
    minutes: 1,
    path: '/keelsonenefits',
  },
  earlyLaunch: {
    title: STEP_TITLES.earlyLaunch,
    summary: 'Turnover per employee in your sector',
    minutes: 4,
    path: '/dashboard/earlyAdopterKpi',
  },
  detailedFinanceBusinessArea: {
    title: STEP_TITLES.detailedFinanceBusinessArea,
    summary: 'Scores your finance business area',
    minutes: 10,
    path: '/dashboard/financeQuestions',
  },
  myFinanceSummary: {
    title: STEP_TITLES.myFinanceSummary,
    summary: 'A walk through your own figures',
    minutes: 6,
    path: '/dashboard/newDashboardFinance',
  },
  customerAchieveGoals: {
    title: STEP_TITLES.customerAchieveGoals,
    summary: 'Three things you want the business to pay for',
    minutes: 5,
    path: '/dashboard/newDashboard?openGoals=true',
  },
  kpi: {
    title: STEP_TITLES.kpi,
    summary: 'The eight ratios worth watching',
    minutes: 5,
    path: '/dashboard/earlyAdopterKpi?step=kpi',
  },
  whatIfCalculator: {
    title: STEP_TITLES.whatIfCalculator,
    summary: 'Try one change to price or costs',
    minutes: 5,
    path: `${PROGRESS_PATH}/whatIfCalculator`,
  },
  eLearning: {
    title: STEP_TITLES.eLearning,
    summary: 'Starts with your lowest score',
    minutes: 5,
    path: `${PROGRESS_PATH}/eLearning`,
  },
  dashboard: {
    title: STEP_TITLES.dashboard,
    summary: 'Everything on one page, ready to use',
    minutes: 2,
    path: '/dashboard/newDashboard',
  },
};

export const isStepName = (text: string | undefined): text is StepName => STEP_NAMES.some((name) => name === text);

/** From 1. */
export const stepNumber = (step: StepName): number => STEP_NAMES.indexOf(step) + 1;

export const stepBefore = (step: StepName): StepName | undefined => STEP_NAMES[STEP_NAMES.indexOf(step) - 1];
