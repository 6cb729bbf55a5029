import type { AccountEvent } from '@keelson/domain/accounts';
import type { BillingEvent } from '@keelson/domain/billing';
import type { JourneyRecord, OnboardingEvent } from '@keelson/domain/onboarding';
import type { EventMetadata, Recorded } from '@keelson/event-store';
import { accountActOf } from './account-act';
import { PaymentStandings } from './payment-standings';

/** An event of a journey: what the fold needs of it and what is told besides. */
export interface JourneyLogEntry extends JourneyRecord {
  readonly position: number;
  readonly type: string;
  readonly metadata: EventMetadata;
}

/**
 * The events of one account and of its onboarding in the order of the log. What happens to the account after the end of
 * the journey is no part of it. By `billing` each sign-in knows what it waited for.
 */
export function journeyLog(
  account: readonly Recorded<AccountEvent>[],
  onboarding: readonly Recorded<OnboardingEvent>[],
  billing: readonly Recorded<BillingEvent>[],
): readonly JourneyLogEntry[] {
  const standings = new PaymentStandings(billing);
  const entries: JourneyLogEntry[] = [
    ...account.flatMap((event) => {
      const act = accountActOf(event, standings.holdAt(event));
      return act ? [{ ...toldOf(event), act }] : [];
    }),
    ...onboarding.map((event) => ({ ...toldOf(event), act: factOf(event) })),
  ].sort((one, other) => one.position - other.position);
  const end = ends(onboarding) ? (onboarding.at(-1)?.position ?? 0) : Infinity;
  return entries.filter(({ position }) => position <= end);
}

const toldOf = ({ position, type, occurredAt, metadata }: Recorded<AccountEvent> | Recorded<OnboardingEvent>) => ({
  position,
  type,
  occurredAt,
  metadata,
});

/** The event as the rules wrote it, without what the store knows of it. */
const factOf = (event: Recorded<OnboardingEvent>): OnboardingEvent =>
  ({ type: event.type, data: event.data }) as OnboardingEvent;

const ends = (onboarding: readonly Recorded<OnboardingEvent>[]): boolean =>
  onboarding.some(
    ({ type, data }) =>
      type === 'onboarding.step-completed.v1' && [data.step, ...data.alsoCompleted].includes('dashboard'),
  );
