import { JOURNEY_EVENTS, ONBOARDING_STEPS, PAGE_SIZE_TEXTS, SORT_ORDERS, STUCK_SORTS } from '@keelson/vocabulary';
import { z } from 'zod';
import { onboardingSupport } from '../access/rules';
import { defineRoute } from '../wire/route';
import { journeysPaths } from './journeys.paths';
import { DEFAULT_STUCK_LIST, LONGEST_STUCK_SEARCH, STUCK_STANDINGS } from './stuck-list';

const instant = z.iso.datetime();
const step = z.enum(ONBOARDING_STEPS);

const funnelStep = z.object({
  step,
  /** Journeys that came as far. */
  reached: z.int(),
  completed: z.int(),
  /** Customers whose step at hand it is. */
  here: z.int(),
  /** Those of them without an event for longer than `stuckAfterSeconds`. */
  stuck: z.int(),
  /** Half of those who completed it took no longer; null while nobody has. */
  medianSeconds: z.int().nullable(),
  /** Nine of ten took no longer. */
  slowestTenthSeconds: z.int().nullable(),
  /** The larger of a day and the slowest tenth. */
  stuckAfterSeconds: z.int(),
});

export const funnelContract = defineRoute(
  journeysPaths.funnel,
  onboardingSupport,
  'How far all journeys came, how long each step takes and how many are stuck at it',
  {
    answer: z.object({
      journeys: z.int(),
      finished: z.int(),
      /** Registered without a confirmed address: their journey has not begun. */
      unconfirmed: z.int(),
      /** All steps in their order. */
      steps: z.array(funnelStep),
    }),
  },
);

export const waitingCustomer = z.object({
  id: z.string(),
  /** Name, company and e-mail are null where the person was erased. */
  name: z.string().nullable(),
  companyName: z.string().nullable(),
  email: z.string().nullable(),
  step,
  status: z.enum(['pending', 'inProgress']),
  /** Since when the step is at hand. */
  since: instant,
  startedAt: instant,
  stuck: z.boolean(),
  /** How many events the journey has. */
  events: z.int(),
  lastEvent: z.object({
    what: z.enum(JOURNEY_EVENTS),
    step: step.nullable(),
    at: instant,
    /** Place of the event among all events: the moment at which the replay opens. */
    position: z.int(),
  }),
  refusals: z.int(),
  lastRefusal: z.object({ step, code: z.string(), at: instant, position: z.int() }).nullable(),
});

export const stuckContract = defineRoute(
  journeysPaths.stuck,
  onboardingSupport,
  'Customers who began the onboarding and did not finish it, with what happened last, a page at a time',
  {
    query: z.strictObject({
      search: z.string().max(LONGEST_STUCK_SEARCH).default(''),
      step: step.optional(),
      standing: z.enum(STUCK_STANDINGS).default(DEFAULT_STUCK_LIST.standing),
      sort: z.enum(STUCK_SORTS).default(DEFAULT_STUCK_LIST.sort),
      order: z.enum(SORT_ORDERS).default(DEFAULT_STUCK_LIST.order),
      page: z.coerce.number().int().min(1).max(100_000).default(DEFAULT_STUCK_LIST.page),
      size: z.enum(PAGE_SIZE_TEXTS).default('10').transform(Number),
    }),
    answer: z.object({
      rows: z.array(waitingCustomer),
      /** How many match. */
      matching: z.int(),
    }),
  },
);
