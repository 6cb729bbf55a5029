import { type AccountEvent, signInHold } from '@keelson/domain/accounts';
import type { BillingEvent } from '@keelson/domain/billing';
import type { JourneyRecord, OnboardingEvent } from '@keelson/domain/onboarding';
import type { PlanningEvent } from '@keelson/domain/planning';
import type { QuestionnaireEvent } from '@keelson/domain/questionnaires';
import type { EventMetadata, Recorded } from '@keelson/event-store';
import { accountActOf } from './account-act';
import { areaActOf } from './area-acts';
import { PaymentStandings } from './payment-standings';

/** An event of a journey: what the fold needs of it and what is told besides. */
export interface JourneyLogEntry extends JourneyRecord {
  readonly position: number;
  readonly type: string;
  readonly metadata: EventMetadata;
  /** Whether the account had the premium areas then. */
  readonly premium: boolean;
}

interface JourneyStreams {
  readonly account: readonly Recorded<AccountEvent>[];
  readonly onboarding: readonly Recorded<OnboardingEvent>[];
  /** By it each sign-in knows what it waited for. */
  readonly billing: readonly Recorded<BillingEvent>[];
  /** The questionnaires and the what-if inputs: what steps take besides their pages. */
  readonly areas: readonly (readonly Recorded<QuestionnaireEvent | PlanningEvent>[])[];
}

interface JourneyLog {
  readonly entries: readonly JourneyLogEntry[];
  /** False where a stream has more events than were read before the journey ends. */
  readonly whole: boolean;
}

/**
 * The events of one account and of its onboarding in the order of the log. What happens to the account after the end of
 * the journey is no part of it. Of a stream with more events than were read nobody knows what comes next: all of them end
 * where the first of those does, or a journey would have gaps.
 *
 * @param readAtMost events of each stream
 */
export function journeyLog({ account, onboarding, billing, areas }: JourneyStreams, readAtMost: number): JourneyLog {
  const standings = new PaymentStandings(account, billing);
  const cut = [account, onboarding, billing, ...areas].filter(({ length }) => length >= readAtMost);
  const known = Math.min(...cut.map((stream) => stream.at(-1)?.position ?? 0));
  const end = ends(onboarding) && !cut.includes(onboarding) ? (onboarding.at(-1)?.position ?? 0) : Infinity;
  const entries = [
    ...account.map((event) => ({ of: 'account', event }) as const),
    ...onboarding.map((event) => ({ of: 'onboarding', event }) as const),
    ...areas.flat().map((event) => ({ of: 'areas', event }) as const),
  ]
    .filter(({ event }) => event.position <= Math.min(end, known))
    .sort((one, other) => one.event.position - other.event.position)
    .flatMap(({ of, event }) => {
      const flags = standings.after(event);
      const { position, type, occurredAt, metadata } = event;
      const told = { position, type, occurredAt, metadata, premium: flags.premium };
      const act =
        of === 'account'
          ? accountActOf(event, signInHold(flags))
          : of === 'onboarding'
            ? factOf(event)
            : areaActOf(event);
      return act ? [{ ...told, act }] : [];
    });
  return { entries, whole: end <= known };
}

/** The event as the rules wrote it, without what the store knows of it. */
const factOf = (event: Recorded<OnboardingEvent>): OnboardingEvent =>
  ({ type: event.type, data: event.data }) as OnboardingEvent;

const ends = (onboarding: readonly Recorded<OnboardingEvent>[]): boolean =>
  onboarding.some(
    ({ type, data }) =>
      type === 'onboarding.step-completed.v1' && [data.step, ...data.alsoCompleted].includes('dashboard'),
  );
