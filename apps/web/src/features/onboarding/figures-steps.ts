import type { OnboardingStep } from '@keelson/vocabulary';

interface FiguresStepWords {
  readonly lead: string;
  readonly next: OnboardingStep;
}

/** The two steps at one address: the comparison with the sector, and the key performance indicators. */
export const FIGURES_STEPS = {
  earlyLaunch: {
    lead: 'Turnover for each person who works with you, beside other companies of your sector.',
    next: 'detailedFinanceBusinessArea',
  },
  kpi: {
    lead: 'Eight numbers worth watching, and how each moved in a year.',
    next: 'whatIfCalculator',
  },
} as const satisfies Partial<Record<OnboardingStep, FiguresStepWords>>;

export type FiguresStep = keyof typeof FIGURES_STEPS;
