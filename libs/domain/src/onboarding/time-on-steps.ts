import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import { isReady, type StepStatuses } from './onboarding.steps';

/** How one step went so far; steps that nobody touched have none. */
export interface TimeOnStep {
  readonly step: OnboardingStep;
  /** When its page was opened last. */
  readonly openedAt: Date | null;
  /** When it became the current one. */
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  /** From when its page was open and its turn had come, up to its completion or now; `null` before that. */
  readonly tookMs: number | null;
}

interface Track {
  readonly openedAt?: Date;
  readonly startedAt?: Date;
  readonly completedAt?: Date;
  /** When its turn came. */
  readonly readyAt?: Date;
  /** When its turn had come and its page was open. */
  readonly begunAt?: Date;
}

export type StepTracks = { readonly [Step in OnboardingStep]?: Track };

/** The tracks after an event: where the steps stood before and stand now, and the page that it opened. */
export function followSteps(
  tracks: StepTracks,
  change: {
    readonly at: Date;
    readonly before: StepStatuses;
    readonly after: StepStatuses;
    readonly opened: OnboardingStep | undefined;
  },
): StepTracks {
  const { at, before, after, opened } = change;
  const followed: Partial<Record<OnboardingStep, Track>> = { ...tracks };
  for (const step of ONBOARDING_STEPS) {
    const news: Partial<Record<keyof Track, Date>> = {};
    const known = tracks[step];
    if (opened === step) news.openedAt = at;
    if (before[step] === 'pending' && after[step] === 'inProgress') news.startedAt = at;
    if (known?.readyAt === undefined && isReady(step, after)) news.readyAt = at;
    const done = before[step] !== 'completed' && after[step] === 'completed';
    const open = news.openedAt ?? known?.openedAt;
    const ready = news.readyAt ?? known?.readyAt;
    if (known?.begunAt === undefined && ready !== undefined && (open !== undefined || done)) {
      news.begunAt = open === undefined ? ready : at;
    }
    if (done) news.completedAt = at;
    if (Object.keys(news).length > 0) followed[step] = { ...known, ...news };
  }
  return followed;
}

/** What the tracks say at a moment, in the order of the steps. */
export const timesOnSteps = (tracks: StepTracks, now: Date): readonly TimeOnStep[] =>
  ONBOARDING_STEPS.flatMap((step) => {
    const track = tracks[step];
    if (track?.openedAt === undefined && track?.startedAt === undefined) return [];
    const { openedAt = null, startedAt = null, completedAt = null, begunAt } = track;
    const tookMs = begunAt === undefined ? null : Math.max(0, (completedAt ?? now).getTime() - begunAt.getTime());
    return [{ step, openedAt, startedAt, completedAt, tookMs }];
  });
