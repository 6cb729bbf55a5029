import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountFlags, type AccountSituation } from '@keelson/domain/accounts';
import { billingDecider, billingStream, situationAfter } from '@keelson/domain/billing';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { type DeletionTarget, StaffDeletions, type TargetRefusal } from './staff-deletions';

export interface DeletionStarted {
  readonly deleteAt: string;
  readonly trial: boolean;
  readonly position: number;
}

export type StartRefusal =
  TargetRefusal | { readonly code: 'ALREADY_DELETED' | 'NOT_UNDER_DELETION' | 'NOT_WITH_ENDED_TRIAL' };

export class StartDeletion extends Command<Result<DeletionStarted, StartRefusal>> {
  constructor(
    readonly target: DeletionTarget,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** With the days of grace, or until a trial that still runs is over (decision 4.14). */
@CommandHandler(StartDeletion)
export class StartDeletionHandler implements ICommandHandler<StartDeletion> {
  constructor(
    private readonly deletions: StaffDeletions,
    private readonly records: AccountRecords,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ target, caller, context }: StartDeletion): Promise<Result<DeletionStarted, StartRefusal>> {
    const reached = await this.deletions.reach(target, caller);
    if (!reached.ok) return reached;
    const { accountId, partner } = target;
    const at = context.occurredAt;
    const situation = partner ? undefined : await this.situationOf(accountId, at);
    if (situation && isEndedTrial(situation, at)) return refused({ code: 'NOT_WITH_ENDED_TRIAL' });
    const trialEndsAt = situation?.kind === 'trial' ? situation.endsAt : null;
    const command = { name: 'StartDeletion', trialEndsAt, at } as const;
    const outcome = await this.deletions.decide(accountId, command, ['ALREADY_DELETED'], context);
    if (!outcome.ok) return outcome;
    const { state, position } = outcome.value;
    // Only a repetition of the request finds another state than the one it led to.
    if (state.kind !== 'grace') return refused({ code: 'NOT_UNDER_DELETION' });
    return accepted({ deleteAt: state.deleteAt, trial: state.deleteAt === trialEndsAt, position });
  }

  private async situationOf(accountId: string, at: Date): Promise<AccountSituation> {
    const [{ situation }, billing] = await Promise.all([
      this.records.state(accountId),
      this.runner.load(billingDecider, billingStream(accountId)),
    ]);
    return situationAfter(situation, billing.state, at);
  }
}

/** Not offered with a trial that has ended unpaid (decision 4.15). */
function isEndedTrial(situation: AccountSituation, at: Date): boolean {
  const { trialExpired, paid } = accountFlags(situation, at);
  return trialExpired && paid === 0;
}
