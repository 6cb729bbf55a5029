import type { Registry } from './runtime/registration';

/** Everything the workers run. A slice adds its lines: `projection(onboardingProgressProjection)`. */
export const registry: Registry = {
  projections: [],
  reactors: [],
  jobHandlers: [],
};
