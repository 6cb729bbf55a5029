import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffDecider, type StaffRefusal, staffStream } from '@keelson/domain/staff';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../platform/execution/command-context';

export type MembershipRefusal = Exclude<StaffRefusal['code'], 'ALREADY_REGISTERED' | 'SUPER_ADMIN_HOLDS_ALL'>;

/** Disables, enables or removes a member of staff; answers with the position of the event. */
export class ChangeMembership extends Command<Result<number, { readonly code: MembershipRefusal }>> {
  constructor(
    readonly accountId: string,
    readonly change: 'DisableMember' | 'EnableMember' | 'RemoveMember',
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * One change at a time in all processes, so that two super admins who disable each other at once leave one. The vault
 * follows the log; every process sees sessions end within a second, and a repeat ends what a crash left open.
 */
@CommandHandler(ChangeMembership)
export class ChangeMembershipHandler implements ICommandHandler<ChangeMembership> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  execute(command: ChangeMembership): Promise<Result<number, { readonly code: MembershipRefusal }>> {
    return this.vault.exclusively('staff-membership', () => this.change(command));
  }

  private async change({
    accountId,
    change,
    context,
  }: ChangeMembership): Promise<Result<number, { readonly code: MembershipRefusal }>> {
    const last = !(await this.othersRule(accountId));
    const outcome = await this.runner.run({
      decider: staffDecider,
      streamId: staffStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: change === 'EnableMember' ? { name: change } : { name: change, last },
      context,
    });
    if (!outcome.ok) {
      const { code } = outcome.failure;
      if (code === 'ALREADY_REGISTERED' || code === 'SUPER_ADMIN_HOLDS_ALL')
        throw new Error(`a change of membership cannot be refused for ${code}`);
      return refused({ code });
    }
    const { state, version, position } = outcome.value;
    await this.vault.setMembership(accountId, state.membership === 'active', version, context.occurredAt);
    return accepted(position);
  }

  private async othersRule(accountId: string): Promise<boolean> {
    const superAdmins = await this.vault.credentials.ofKind('superAdmin');
    return superAdmins.some((each) => each.accountId !== accountId && !each.disabled);
  }
}
