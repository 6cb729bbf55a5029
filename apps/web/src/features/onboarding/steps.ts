import { ONBOARDING_STEPS, type OnboardingStep, STEP_TITLES } from '@keelson/vocabulary';
import * as paths from '../../client/paths';

export interface StepWords {
  readonly title: string;
  /** One line in the list. */
  readonly summary: string;
  readonly minutes: number;
  readonly path: string;
  /** What the next card says in place of the time that the step takes. */
  readonly note?: string;
}

export const STEP_WORDS: Readonly<Record<OnboardingStep, StepWords>> = {
  thankYou: {
    title: STEP_TITLES.thankYou,
    summary: 'What you will have by the end',
    minutes: 1,
    path: paths.thankYou,
  },
  generic: {
    title: STEP_TITLES.generic,
    summary: '14 questions about how you work',
    minutes: 10,
    path: paths.companyQuestions,
  },
  financeSystem: {
    title: STEP_TITLES.financeSystem,
    summary: 'Xero or QuickBooks',
    minutes: 1,
    note: 'Connect Xero or QuickBooks, or type your figures in.',
    path: paths.connectAccounts,
  },
  benefits: {
    title: STEP_TITLES.benefits,
    summary: 'Benefits video, 40 seconds',
    minutes: 1,
    path: paths.benefits,
  },
  earlyLaunch: {
    title: STEP_TITLES.earlyLaunch,
    summary: 'Turnover per employee in your sector',
    minutes: 4,
    path: paths.earlyAdopter,
  },
  detailedFinanceBusinessArea: {
    title: STEP_TITLES.detailedFinanceBusinessArea,
    summary: 'Scores your finance business area',
    minutes: 10,
    path: paths.financeQuestions,
  },
  myFinanceSummary: {
    title: STEP_TITLES.myFinanceSummary,
    summary: 'A walk through your own figures',
    minutes: 6,
    path: paths.myFinancials,
  },
  customerAchieveGoals: {
    title: STEP_TITLES.customerAchieveGoals,
    summary: 'Three things you want the business to pay for',
    minutes: 5,
    path: paths.goals,
  },
  kpi: {
    title: STEP_TITLES.kpi,
    summary: 'The eight ratios worth watching',
    minutes: 5,
    path: paths.earlyAdopterKpis,
  },
  whatIfCalculator: {
    title: STEP_TITLES.whatIfCalculator,
    summary: 'The ten figures that your plans start from',
    minutes: 5,
    path: paths.calculatorInputs,
  },
  eLearning: {
    title: STEP_TITLES.eLearning,
    summary: 'Starts with your lowest score',
    minutes: 5,
    path: paths.learning,
  },
  dashboard: {
    title: STEP_TITLES.dashboard,
    summary: 'Everything on one page, ready to use',
    minutes: 2,
    path: paths.dashboard,
  },
};

export const isStepName = (text: string | undefined): text is OnboardingStep =>
  ONBOARDING_STEPS.some((name) => name === text);

/** From 1. */
export const stepNumber = (step: OnboardingStep): number => ONBOARDING_STEPS.indexOf(step) + 1;

export const stepBefore = (step: OnboardingStep): OnboardingStep | undefined =>
  ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) - 1];
