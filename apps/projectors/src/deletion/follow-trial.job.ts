import { accountStream, signUpSituation } from '@keelson/domain/accounts';
import { billingDecider, type BillingEvent, billingStream, situationAfter } from '@keelson/domain/billing';
import type { Clock } from '@keelson/kernel';
import type { JobHandler } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';
import { type DeletionJob, deletionState, recordDeletion } from './deletion-log';

export const FOLLOW_TRIAL_QUEUE = 'deletion-follow-trial';

type Timing = Deciding & { readonly clock: Clock };

/** A deletion that waits for the end of a trial waits on when staff extend the trial (decision 4.14). */
export const followTrialJob: JobHandler<DeletionJob, Timing> = {
  queue: FOLLOW_TRIAL_QUEUE,
  handle: (job, context) => followTrial(job, FOLLOW_TRIAL_QUEUE, context),
};

/** Moves the deletion to where the trial ends now, if it stood where the trial was to end before. */
export async function followTrial(job: DeletionJob, queue: string, context: Timing): Promise<void> {
  const deletion = await deletionState(context, job.accountId);
  if (deletion.kind !== 'grace') return;
  const { trialEndsAt, before } = await trialOf(job.accountId, context);
  if (trialEndsAt === undefined || !before.includes(deletion.deleteAt)) return;
  await recordDeletion(context, queue, job, { name: 'FollowTrial', trialEndsAt });
}

async function trialOf(accountId: string, { runner, clock }: Timing) {
  const [signUp, billing, events] = await Promise.all([
    runner.load(signUpSituation, accountStream(accountId)),
    runner.load(billingDecider, billingStream(accountId)),
    runner.read<BillingEvent>(billingStream(accountId)),
  ]);
  const now = situationAfter(signUp.state, billing.state, clock());
  return {
    trialEndsAt: now.kind === 'trial' ? now.endsAt : undefined,
    before: [...(signUp.state.kind === 'trial' ? [signUp.state.endsAt] : []), ...events.flatMap(trialEndIn)],
  };
}

const trialEndIn = (event: BillingEvent): readonly string[] =>
  event.type === 'billing.payment-skipped.v1' || event.type === 'billing.trial-extended.v1'
    ? [event.data.trialEndsAt]
    : [];
