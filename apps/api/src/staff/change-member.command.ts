import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffDecider, type StaffRefusal, staffStream } from '@keelson/domain/staff';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { Permission } from '@keelson/vocabulary';
import type { CommandContext } from '../platform/execution/command-context';

type FreeChange =
  | { readonly name: 'GrantPermissions' | 'WithdrawPermissions'; readonly permissions: readonly Permission[] }
  | { readonly name: 'EnableMember' | 'PromoteMember' };

/** May leave nobody to rule. */
interface CostlyChange {
  readonly name: 'DisableMember' | 'RemoveMember' | 'DemoteMember';
}

export type MemberChange = FreeChange | CostlyChange;

/** Of arrivals and invitations. */
type OtherRefusal = 'ALREADY_REGISTERED' | 'MEMBER_DISABLED' | 'PASSWORD_CHOSEN';

export type MemberRefusal = Exclude<StaffRefusal['code'], OtherRefusal>;

type Outcome = Result<number, { readonly code: MemberRefusal }>;

/** Changes what a member of staff may do; answers with the position of the last event. */
export class ChangeMember extends Command<Outcome> {
  constructor(
    readonly accountId: string,
    readonly change: MemberChange,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * The vault follows the log by its version; every process sees it within a second, and a repeat ends what a crash left
 * open. What may cost a super admin happens one at a time in all processes, so that two who act against each other at
 * once leave one.
 */
@CommandHandler(ChangeMember)
export class ChangeMemberHandler implements ICommandHandler<ChangeMember> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ accountId, change, context }: ChangeMember): Promise<Outcome> {
    if (!isCostly(change)) return this.change(accountId, change, context);
    return this.vault.exclusively('staff-membership', async () => {
      const last = !(await this.othersRule(accountId));
      return this.change(accountId, { name: change.name, last }, context);
    });
  }

  private async change(
    accountId: string,
    command: FreeChange | (CostlyChange & { readonly last: boolean }),
    context: CommandContext,
  ): Promise<Outcome> {
    const outcome = await this.runner.run({
      decider: staffDecider,
      streamId: staffStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command,
      context,
    });
    if (!outcome.ok) {
      const { code } = outcome.failure;
      if (isOther(code)) throw new Error(`a change of a member cannot be refused for ${code}`);
      return refused({ code });
    }
    const { state, version, position } = outcome.value;
    if (state.member) {
      const { kind, permissions } = state.member;
      const access = { kind, permissions, active: state.membership === 'active' };
      await this.vault.setStaffAccess(accountId, access, version, context.occurredAt);
    }
    return accepted(position);
  }

  /** By the log, because a crash may have kept the vault behind it. */
  private async othersRule(accountId: string): Promise<boolean> {
    for (const other of await this.vault.credentials.ofKind('superAdmin')) {
      if (other.accountId === accountId || other.passwordHash === undefined) continue;
      const { state } = await this.runner.load(staffDecider, staffStream(other.accountId));
      if (state.membership === 'active' && state.member?.kind === 'superAdmin') return true;
    }
    return false;
  }
}

const isOther = (code: StaffRefusal['code']): code is OtherRefusal =>
  code === 'ALREADY_REGISTERED' || code === 'MEMBER_DISABLED' || code === 'PASSWORD_CHOSEN';

function isCostly(change: MemberChange): change is CostlyChange {
  return change.name === 'DisableMember' || change.name === 'RemoveMember' || change.name === 'DemoteMember';
}
