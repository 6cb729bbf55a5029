import { accountStream, signUpSituation, standingOf } from '@keelson/domain/accounts';
import { billingDecider, billingStream, situationAfter } from '@keelson/domain/billing';
import type { AccountStanding } from '@keelson/vocabulary';
import type { Deciding } from './worker-runner';

/** How a customer's account stands towards payment, from the log: what was paid or ended a moment ago counts. */
export async function accountStanding(accountId: string, { runner }: Deciding, at: Date): Promise<AccountStanding> {
  const [signUp, billing] = await Promise.all([
    runner.load(signUpSituation, accountStream(accountId)),
    runner.load(billingDecider, billingStream(accountId)),
  ]);
  return standingOf(situationAfter(signUp.state, billing.state, at), at);
}
