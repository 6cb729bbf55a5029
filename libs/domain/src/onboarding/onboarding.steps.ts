import { type FurtherFlag, ONBOARDING_STEPS, type OnboardingStep, type StepStatus } from '@keelson/vocabulary';

export type StepStatuses = Readonly<Record<OnboardingStep, StepStatus>>;

export type FurtherFlags = { readonly [Flag in FurtherFlag]?: StepStatus };

interface Completion {
  /** Steps that count as done together with this one. */
  readonly alsoCompletes: readonly OnboardingStep[];
  /** The step that becomes the current one. */
  readonly starts: OnboardingStep | null;
}

/** What the completion of each step brings about. */
export const COMPLETIONS: Readonly<Record<OnboardingStep, Completion>> = {
  thankYou: { alsoCompletes: [], starts: 'generic' },
  generic: { alsoCompletes: [], starts: 'financeSystem' },
  financeSystem: { alsoCompletes: [], starts: 'benefits' },
  benefits: { alsoCompletes: ['generic', 'financeSystem'], starts: 'earlyLaunch' },
  earlyLaunch: { alsoCompletes: [], starts: 'detailedFinanceBusinessArea' },
  detailedFinanceBusinessArea: { alsoCompletes: [], starts: 'myFinanceSummary' },
  myFinanceSummary: { alsoCompletes: [], starts: 'customerAchieveGoals' },
  customerAchieveGoals: { alsoCompletes: [], starts: 'kpi' },
  kpi: { alsoCompletes: [], starts: 'whatIfCalculator' },
  whatIfCalculator: { alsoCompletes: [], starts: 'eLearning' },
  eLearning: { alsoCompletes: ['dashboard'], starts: null },
  dashboard: { alsoCompletes: [], starts: null },
};

/**
 * Steps that a customer completes by asking for it: the page of the step was finished.
 * The others follow from something else: `generic` from the saved answers, `financeSystem` from the benefits video,
 * `dashboard` from the learning journey.
 */
export const REQUESTABLE_STEPS = [
  'thankYou',
  'benefits',
  'earlyLaunch',
  'detailedFinanceBusinessArea',
  'myFinanceSummary',
  'customerAchieveGoals',
  'kpi',
  'whatIfCalculator',
  'eLearning',
] as const satisfies readonly OnboardingStep[];

const REQUESTABLE: ReadonlySet<OnboardingStep> = new Set(REQUESTABLE_STEPS);

export const isRequestable = (step: OnboardingStep): boolean => REQUESTABLE.has(step);

export const ALL_PENDING = Object.fromEntries(ONBOARDING_STEPS.map((step) => [step, 'pending'])) as StepStatuses;

/** A step may be completed when it is the current one; the benefits video also while the accounts wait to be connected. */
export const isReady = (step: OnboardingStep, steps: StepStatuses): boolean =>
  steps[step] === 'inProgress' || (step === 'benefits' && steps.financeSystem === 'inProgress');
