import type { OnboardingStep } from '@keelson/vocabulary';

interface ComingStep {
  /** What the step will ask of the customer and give in return. */
  readonly does: readonly string[];
  readonly needs: string;
}

/** Steps whose screens are not open yet: what they will do, and nothing they cannot do. */
export const COMING_STEPS: Readonly<Partial<Record<OnboardingStep, ComingStep>>> = {};
