import type { journeyReplayContract } from '@keelson/contracts/journeys';
import { EMAIL_FLAG, type FlagValue, STEP_FLAGS, toFlagsRecord, toFlagValue } from '@keelson/contracts/onboarding';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { JourneyMoment } from '@keelson/domain/onboarding';
import type { EventMetadata } from '@keelson/event-store';
import { actAnswer } from './act-answer';
import type { JourneyLogEntry } from './journey-log';

type Moment = AnswerInputOf<typeof journeyReplayContract>['moments'][number];

/** A moment on the wire: the flags by the very function that answers the customer. */
export function momentAnswer(
  accountId: string,
  moment: JourneyMoment<JourneyLogEntry>,
  before: Moment | undefined,
): Moment {
  const { number, record, state, changes, screen, times, answers, refusals } = moment;
  const { position, type, occurredAt, act, metadata } = record;
  const email: FlagValue = moment.emailConfirmed ? 'completed' : 'pending';
  const emailBefore: FlagValue = before?.flags[EMAIL_FLAG] ?? 'pending';
  const confirmed = { flag: EMAIL_FLAG, from: emailBefore, to: email } as const;
  return {
    number,
    position,
    type,
    occurredAt: occurredAt.toISOString(),
    act: actAnswer(act),
    by: whoActed(metadata),
    flags: { ...toFlagsRecord(accountId, (step) => state.steps[step], state.furtherFlags), [EMAIL_FLAG]: email },
    changes: [
      ...(email === emailBefore ? [] : [confirmed]),
      ...changes.map(({ step, from, to }) => ({
        flag: STEP_FLAGS[step],
        from: toFlagValue(from),
        to: toFlagValue(to),
      })),
    ],
    screen: { page: screen.page, step: screen.page === 'step' ? screen.step : null },
    steps: times.map(({ step, openedAt, startedAt, completedAt, tookMs }) => ({
      step,
      openedAt: instant(openedAt),
      startedAt: instant(startedAt),
      completedAt: instant(completedAt),
      tookMs,
    })),
    answers: answers?.number ?? null,
    chapters: moment.chapters.map(({ chapterId }) => chapterId),
    premium: record.premium,
    refusals: refusals.length,
    startedAt: instant(moment.startedAt),
    lastChangedAt: instant(moment.lastChangedAt),
    elapsedMs: moment.elapsedMs,
    idleMs: moment.idleMs,
  };
}

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

function whoActed({ actor, actingAs }: EventMetadata): Moment['by'] {
  switch (actor.kind) {
    case 'customer':
      return 'customer';
    case 'anonymous':
      return 'visitor';
    case 'system':
      return 'system';
    case 'partner':
    case 'admin':
    case 'super-admin':
      return actingAs === undefined ? 'staff' : 'staff-for-customer';
  }
}
