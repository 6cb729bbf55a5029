import { sliceJobs, sliceProjections, sliceReactors, sliceSchedules } from './registry.gen';
import type { NeedsOf, Registry } from './runtime/registration';

/** Everything the workers run, as the slices export it. What their jobs need is given in `openProjectors`. */
export const registry = {
  projections: sliceProjections,
  reactors: sliceReactors,
  jobHandlers: sliceJobs,
  schedules: sliceSchedules,
} satisfies Registry;

/** All that the jobs need together. */
export type JobNeeds = NeedsOf<typeof registry.jobHandlers>;
