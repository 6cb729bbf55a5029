import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import fc from 'fast-check';
import {
  LEAST_STUCK_SECONDS,
  selectStepCrowds,
  selectStepPassages,
  selectUnconfirmed,
  type StepPassage,
} from './journey-funnel.select';
import { accountId, type Fate, standing, stepTimes } from './testing/given-journeys';
import { JourneysBench } from './testing/journeys-bench';

const now = new Date('2026-11-02T09:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const nobody = { scope: 'own', subject: accountId(1) };

interface Given {
  readonly fates: Readonly<Record<OnboardingStep, Fate>>;
  /** The step at hand; null once all are completed. */
  readonly hand: OnboardingStep | null;
}

/** Nearest rank, by sorting: the smallest time that at least this share of all stayed within. */
function rank(times: readonly number[], share: number): number | null {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? null;
}

const LAST_TO_FIRST = [...ONBOARDING_STEPS].reverse();

const cameTo = ({ fates, hand }: Given): number => {
  const last = LAST_TO_FIRST.find((step) => step === hand || fates[step] !== null);
  return last === undefined ? -1 : ONBOARDING_STEPS.indexOf(last);
};

function plainPassage(step: OnboardingStep, journeys: readonly Given[]): StepPassage {
  const fates = journeys.map((each) => each.fates[step]).filter((fate) => fate !== null);
  const times = fates.filter((fate) => typeof fate === 'number');
  const slowest = rank(times, 0.9);
  return {
    step,
    reached: journeys.filter((each) => cameTo(each) >= ONBOARDING_STEPS.indexOf(step)).length,
    completed: fates.filter((fate) => fate !== 'open').length,
    medianSeconds: rank(times, 0.5),
    slowestTenthSeconds: slowest,
    stuckAfterSeconds: Math.max(86_400, slowest ?? 0),
  };
}

const fate = fc.oneof(
  fc.constant<Fate>(null),
  fc.constant<Fate>('open'),
  fc.constant<Fate>('passed'),
  fc.integer({ min: 0, max: 9_000_000 }),
);
const journey: fc.Arbitrary<Given> = fc.record({
  fates: fc.record(Object.fromEntries(ONBOARDING_STEPS.map((step) => [step, fate]))),
  hand: fc.option(fc.constantFrom(...ONBOARDING_STEPS), { nil: null }),
});

describe('the funnel over all journeys', () => {
  let bench: JourneysBench;
  beforeAll(async () => void (bench = await JourneysBench.open()));
  afterAll(() => bench.close());
  beforeEach(() => bench.clear());

  it('counts and times every step as a plain calculation does', async () => {
    const journeys = fc.array(journey, { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(journeys, async (given) => {
        await bench.clear();
        await bench.stepTimes(given.map(({ fates }, index) => stepTimes(index, fates)));
        const finishedAt = (hand: OnboardingStep | null) => (hand === null ? ago(60) : null);
        await bench.standings(
          given.map(({ hand }, index) => standing(index, { step: hand, finished_at: finishedAt(hand) })),
        );
        const found = await bench.reading(async (database) => {
          const { passages, ...counts } = await selectStepPassages(database);
          return { counts, passages, crowds: await selectStepCrowds(database, passages, now) };
        });
        const finished = given.filter(({ hand }) => hand === null).length;
        expect(found.counts).toEqual({ journeys: given.length, finished });
        expect(found.passages).toEqual(ONBOARDING_STEPS.map((step) => plainPassage(step, given)));
        const waiting = found.crowds.reduce((sum, { here }) => sum + here, 0);
        expect(waiting + finished).toBe(given.length);
        for (const { step, here } of found.crowds)
          expect(found.passages.find((passage) => passage.step === step)?.reached).toBeGreaterThanOrEqual(here);
      }),
      { numRuns: 40 },
    );
  });

  it('counts who is at each step, and as stuck who did nothing for longer than its slowest tenth and a day', async () => {
    const [slow, day] = [200_000, LEAST_STUCK_SECONDS];
    await bench.stepTimes([stepTimes(90, { thankYou: 60, generic: slow })]);
    await bench.standings([
      standing(1, { step: 'thankYou', last_event_at: ago(day - 1) }),
      standing(2, { step: 'thankYou', last_event_at: ago(day + 1) }),
      standing(3, { step: 'generic', last_event_at: ago(day + 1) }),
      standing(4, { step: 'generic', last_event_at: ago(slow) }),
      standing(5, { step: 'generic', last_event_at: ago(slow + 1) }),
      standing(6, { step: 'kpi', last_event_at: ago(day + 1) }),
      standing(7, { step: null, finished_at: ago(9 * day), last_event_at: ago(9 * day) }),
    ]);
    const crowds = await bench.reading(async (database) => {
      const { passages } = await selectStepPassages(database);
      return selectStepCrowds(database, passages, now);
    });
    expect([...crowds].sort((a, b) => a.step.localeCompare(b.step))).toEqual([
      { step: 'generic', here: 3, stuck: 1 },
      { step: 'kpi', here: 1, stuck: 1 },
      { step: 'thankYou', here: 2, stuck: 1 },
    ]);
  });

  it('counts who has not confirmed the e-mail address yet', async () => {
    await bench.customers([
      { id: accountId(1), name: 'Ann' },
      { id: accountId(2), name: 'Bob', confirmed: false },
    ]);
    expect(await bench.reading(selectUnconfirmed)).toBe(1);
  });

  it('[AUTHZ-02~] shows no journey to anybody but staff, not even the own', async () => {
    await bench.stepTimes([stepTimes(1, { thankYou: 60 })]);
    await bench.standings([standing(1)]);
    const seen = await bench.reading(async (database) => {
      const { journeys, passages } = await selectStepPassages(database);
      return { journeys, crowds: await selectStepCrowds(database, passages, now) };
    }, nobody);
    expect(seen).toEqual({ journeys: 0, crowds: [] });
  });

  it('answers over 100,000 journeys', async () => {
    await bench.many(100_000, now);
    const funnel = await bench.reading(async (database) => {
      const { journeys, finished, passages } = await selectStepPassages(database);
      return { journeys, finished, passages, crowds: await selectStepCrowds(database, passages, now) };
    });
    expect(funnel.journeys).toBe(100_000);
    const here = funnel.crowds.reduce((sum, crowd) => sum + crowd.here, 0);
    expect(here + funnel.finished).toBe(100_000);
  });
});
