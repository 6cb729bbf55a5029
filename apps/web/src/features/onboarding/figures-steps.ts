import type { StepName } from '@keelson/contracts/onboarding';

interface FiguresStepWords {
  readonly lead: string;
  readonly next: StepName;
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
} as const satisfies Partial<Record<StepName, FiguresStepWords>>;

export type FiguresStep = keyof typeof FIGURES_STEPS;
