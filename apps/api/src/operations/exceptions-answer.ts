import type { ApiConfiguration } from '@keelson/configuration';
import type { overviewContract } from '@keelson/contracts/operations';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { ExceptionGroup } from '@keelson/read-models/reconciliation';
import { RECONCILIATION_AGES } from '@keelson/vocabulary';

type Exceptions = AnswerInputOf<typeof overviewContract>['exceptions'];

const DAY_MS = 86_400_000;

interface Looking {
  readonly now: Date;
  readonly alarm: ApiConfiguration['exceptionAlarm'];
  /** Amounts are for staff who reconcile payments. */
  readonly seesAmounts: boolean;
}

/** Payments and payouts that need a person, by age, and whether that is an alarm. */
export function exceptionsAnswer(groups: readonly ExceptionGroup[], { now, alarm, seesAmounts }: Looking): Exceptions {
  const ages = RECONCILIATION_AGES.map((age) => {
    const ofAge = groups.filter((each) => each.age === age);
    const amountPence = ofAge.reduce((sum, each) => sum + each.amount_pence, 0);
    return {
      age,
      cases: ofAge.reduce((sum, { cases }) => sum + cases, 0),
      amountPence: seesAmounts ? amountPence : null,
    };
  });
  // The oldest group comes first.
  const oldest = groups[0]?.oldest ?? null;
  const old = oldest !== null && now.getTime() - Date.parse(oldest) > alarm.afterDays * DAY_MS;
  const many = ages.reduce((sum, { cases }) => sum + cases, 0) >= alarm.from;
  return { ages, oldest, alarm: { ...alarm }, alarming: old || many };
}
