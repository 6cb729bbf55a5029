import type { OnboardingStep } from '@keelson/vocabulary';

interface ComingStep {
  /** What the step will ask of the customer and give in return. */
  readonly does: readonly string[];
  readonly needs: string;
}

/** Steps whose screens are not open yet: what they will do, and nothing they cannot do. */
export const COMING_STEPS: Readonly<Partial<Record<OnboardingStep, ComingStep>>> = {
  whatIfCalculator: {
    does: [
      'Lets you change one thing, such as price, stock or the days customers take to pay.',
      'Shows what it would do to profit and to the cash in your bank.',
    ],
    needs: 'A few figures about stock, customers and suppliers.',
  },
};
