import { assertRow } from '@keelson/read-models';
import {
  type JourneyStandingRow,
  type JourneyStepTimesRow,
  journeyStandingsTable,
  journeyStepTimesTable,
} from '@keelson/read-models/journeys';
import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import fc from 'fast-check';
import { journeyStandingProjection } from './journey-standing.projection';
import { journeyStepTimesProjection } from './journey-step-times.projection';
import { type Happened, lived, walk } from './testing/lived-journeys';

/** One order of the whole log in which every journey keeps its own; `picks` say whose event comes next. */
function logOf(journeys: readonly (readonly Happened[])[], picks: readonly number[]): Happened[] {
  const rest = journeys.map((each) => [...each]);
  const log: Happened[] = [];
  for (let turn = 0; rest.some((each) => each.length > 0); turn += 1) {
    const waiting = rest.filter((each) => each.length > 0);
    const next = waiting[(picks[turn % picks.length] ?? 0) % waiting.length]?.shift();
    if (next !== undefined) log.push({ ...next, position: log.length + 1 });
  }
  return log;
}

function project<Row extends object>(
  evolve: (row: Row | undefined, event: never) => Row | null,
  handles: readonly string[],
  log: readonly Happened[],
): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const event of log) {
    if (!handles.includes(event.type)) continue;
    const key = event.metadata.subjectId;
    const row = evolve(rows.get(key), event as never);
    if (row !== null) rows.set(key, row);
  }
  return rows;
}

const iso = (event: Happened | undefined): string | null => event?.occurredAt.toISOString() ?? null;

const nameOf = (event: Happened | undefined) =>
  (event?.type ?? '')
    .replace(/^onboarding\.(generic-)?|\.v1$/g, '')
    .replace('saved-and-logged-out', 'left') as JourneyStandingRow['last_event'];

const completes = (event: Happened, of: OnboardingStep): boolean =>
  event.type === 'onboarding.step-completed.v1' && [event.data.step, ...event.data.alsoCompleted].includes(of);

const begins = (event: Happened, of: OnboardingStep): boolean =>
  (event.type === 'onboarding.step-completed.v1' && event.data.started === of) ||
  (event.type === 'onboarding.step-opened.v1' && event.data.step === of && event.data.status === 'inProgress');

/** The benefits video can be watched while the accounts wait to be connected. */
const watches = (event: Happened, of: OnboardingStep, before: readonly Happened[]): boolean =>
  of === 'benefits' &&
  event.type === 'onboarding.step-opened.v1' &&
  event.data.step === of &&
  before.some((each) => begins(each, 'financeSystem'));

function expectedTimes(accountId: string, events: readonly Happened[]): JourneyStepTimesRow {
  const columns = ONBOARDING_STEPS.flatMap((each): [string, string | number | null][] => {
    const completed = events.find((event) => completes(event, each));
    const entered = events.find((event, index) => begins(event, each) || watches(event, each, events.slice(0, index)));
    const inTime = entered && !(completed && completed.version < entered.version) ? entered : undefined;
    const took = completed && inTime && completed.occurredAt.getTime() - inTime.occurredAt.getTime();
    return [
      [`${each}_entered_at`, iso(inTime ?? completed)],
      [`${each}_completed_at`, iso(completed)],
      [`${each}_seconds`, took === undefined ? null : Math.floor(took / 1000)],
    ];
  });
  return { account_id: accountId, ...Object.fromEntries(columns) } as JourneyStepTimesRow;
}

function expectedStanding(accountId: string, events: readonly Happened[]): Partial<JourneyStandingRow> {
  const [first, last] = [events[0], events.at(-1)];
  const left = ONBOARDING_STEPS.filter((each) => !events.some((event) => completes(event, each)));
  const at = left[0] ?? null;
  const begun = at && events.find((event) => begins(event, at));
  const end = at === null ? events.find((event) => completes(event, 'dashboard')) : undefined;
  const refusals = events.filter((event) => event.type === 'onboarding.step-refused.v1');
  const refusal = refusals.at(-1);
  return {
    account_id: accountId,
    step: at,
    step_status: at === null ? null : begun ? 'inProgress' : 'pending',
    since: iso(end ?? begun ?? first) ?? '',
    started_at: iso(first) ?? '',
    finished_at: iso(end),
    last_event: nameOf(last),
    last_event_at: iso(last) ?? '',
    last_event_position: last?.position ?? 0,
    last_event_number: events.length,
    refusals: refusals.length,
    refusal_step: refusal?.data.step ?? null,
    refusal_code: refusal?.data.code ?? null,
    refusal_at: iso(refusal),
    refusal_position: refusal?.position ?? null,
  };
}

describe('journeys', () => {
  it('are read by the steps that the domain has', () => {
    expect(ONBOARDING_STEPS).toEqual(ONBOARDING_STEPS);
  });

  it('[EVENT-08~] stand and took their time as their events say, however those of several customers mix', () => {
    let finished = 0;
    const picks = fc.array(fc.nat(10), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(walk, { maxLength: 4 }), picks, (walks, order) => {
        const log = logOf(
          walks.map((each, index) => lived(`acc_${index}`, each)),
          order,
        );
        const { evolve: stand, handles } = journeyStandingProjection;
        const standings = project(stand, handles, log);
        const times = project(journeyStepTimesProjection.evolve, journeyStepTimesProjection.handles, log);
        for (const accountId of new Set(log.map(({ metadata }) => metadata.subjectId))) {
          const events = log.filter(({ metadata }) => metadata.subjectId === accountId);
          const row = standings.get(accountId);
          expect(row).toMatchObject(expectedStanding(accountId, events));
          expect(times.get(accountId)).toEqual(expectedTimes(accountId, events));
          assertRow(journeyStandingsTable, row as JourneyStandingRow);
          assertRow(journeyStepTimesTable, times.get(accountId) as JourneyStepTimesRow);
          if (row?.step === null) finished += 1;
        }
      }),
    );
    expect(finished).toBeGreaterThan(0);
  });
});
