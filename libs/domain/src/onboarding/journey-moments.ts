import { ONBOARDING_STEPS, type OnboardingStep, type StepAttempt, type StepStatus } from '@keelson/vocabulary';
import type { GivenAnswer } from './generic-answers';
import type { ChapterThen, JourneyAct, JourneyRecord } from './journey-acts';
import { FIRST_SCREEN, type JourneyScreen, screenAt } from './journey-screen';
import type { OnboardingEvent } from './onboarding.events';
import { evolve, initialState, type OnboardingState } from './onboarding.state';
import { followSteps, type StepTracks, type TimeOnStep, timesOnSteps } from './time-on-steps';

export interface StepChange {
  readonly step: OnboardingStep;
  readonly from: StepStatus;
  readonly to: StepStatus;
}

/** A refusal that was met; `number` is that of its moment. */
export interface MetRefusal {
  readonly number: number;
  readonly step: OnboardingStep;
  readonly attempted: StepAttempt;
  readonly code: string;
  readonly at: Date;
}

/** The answers as they stood; `number` is that of the moment in which they were saved. */
export interface AnswersThen {
  readonly number: number;
  readonly savedAt: Date;
  readonly answers: readonly GivenAnswer[];
}

/** Everything that is known of a journey right after one event of it. */
export interface JourneyMoment<Record extends JourneyRecord = JourneyRecord> {
  /** From 1, in the order of the log. */
  readonly number: number;
  readonly record: Record;
  /** The state from which the rules decide the next command. */
  readonly state: OnboardingState;
  readonly emailConfirmed: boolean;
  /** The steps that this event moved. */
  readonly changes: readonly StepChange[];
  readonly screen: JourneyScreen;
  readonly answers: AnswersThen | undefined;
  /** The chapters of the finance questions that were submitted so far, oldest first. */
  readonly chapters: readonly ChapterThen[];
  /** All so far, oldest first. */
  readonly refusals: readonly MetRefusal[];
  readonly times: readonly TimeOnStep[];
  /** When the journey's own log began; `null` before. */
  readonly startedAt: Date | null;
  /** When the journey last moved. */
  readonly lastChangedAt: Date | null;
  /** Since the first event. */
  readonly elapsedMs: number;
  /** Since the event before. */
  readonly idleMs: number;
}

/**
 * The moments of a journey, one for each record. The state of each is the fold by the rules' own `evolve`, and each
 * depends on what was before it alone: a longer journey begins with the moments of the shorter one.
 */
export function journeyMoments<Record extends JourneyRecord>(
  records: readonly Record[],
): readonly JourneyMoment<Record>[] {
  const moments: JourneyMoment<Record>[] = [];
  let tracks: StepTracks = {};
  for (const record of records) {
    const before = moments.at(-1);
    const event = onboardingEventOf(record.act);
    const stateBefore = before?.state ?? initialState;
    const state = event === undefined ? stateBefore : evolve(stateBefore, event);
    const at = record.occurredAt;
    tracks = followSteps(tracks, {
      at,
      before: stateBefore.steps,
      after: state.steps,
      opened: event?.type === 'onboarding.step-opened.v1' ? event.data.step : undefined,
    });
    const number = moments.length + 1;
    moments.push({
      number,
      record,
      state,
      emailConfirmed: before?.emailConfirmed === true || confirms(record.act),
      changes: changesBetween(stateBefore, state),
      screen: screenAt(before?.screen ?? FIRST_SCREEN, record.act, state),
      answers:
        event?.type === 'onboarding.generic-answers-saved.v1'
          ? { number, savedAt: at, answers: event.data.answers }
          : before?.answers,
      chapters: withChapter(before?.chapters ?? [], record.act),
      refusals: withRefusal(before?.refusals ?? [], event, number, at),
      times: timesOnSteps(tracks, at),
      startedAt: before?.startedAt ?? (event === undefined ? null : at),
      lastChangedAt: event === undefined ? (before?.lastChangedAt ?? null) : at,
      elapsedMs: since(moments[0]?.record.occurredAt ?? at, at),
      idleMs: since(before?.record.occurredAt ?? at, at),
    });
  }
  return moments;
}

const onboardingEventOf = (act: JourneyAct): OnboardingEvent | undefined => ('data' in act ? act : undefined);

/** Nobody signs in or walks before the address is confirmed. */
const confirms = (act: JourneyAct): boolean =>
  'data' in act || act.type === 'email-confirmed' || act.type === 'signed-in';

const changesBetween = (before: OnboardingState, after: OnboardingState): readonly StepChange[] =>
  ONBOARDING_STEPS.filter((step) => before.steps[step] !== after.steps[step]).map((step) => ({
    step,
    from: before.steps[step],
    to: after.steps[step],
  }));

function withRefusal(
  met: readonly MetRefusal[],
  event: OnboardingEvent | undefined,
  number: number,
  at: Date,
): readonly MetRefusal[] {
  if (event?.type !== 'onboarding.step-refused.v1') return met;
  const { step, attempted, code } = event.data;
  return [...met, { number, step, attempted, code, at }];
}

const withChapter = (submitted: readonly ChapterThen[], act: JourneyAct): readonly ChapterThen[] =>
  act.type === 'chapter-submitted' && !submitted.some(({ chapterId }) => chapterId === act.chapter.chapterId)
    ? [...submitted, act.chapter]
    : submitted;

/** Clocks of two processes may differ a little; time never runs back here. */
const since = (from: Date, to: Date): number => Math.max(0, to.getTime() - from.getTime());
