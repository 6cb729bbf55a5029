import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffDecider, type StaffRefusal, staffStream } from '@keelson/domain/staff';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { Permission } from '@keelson/vocabulary';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

/** Answers with the position of the event. */
export class ChangePermission extends Command<Result<number, { readonly code: PermissionRefusal }>> {
  constructor(
    readonly accountId: string,
    readonly change: 'GrantPermission' | 'WithdrawPermission',
    readonly permission: Permission,
    readonly context: CommandContext,
  ) {
    super();
  }
}

type PermissionRefusal = Extract<StaffRefusal['code'], 'NOT_STAFF' | 'SUPER_ADMIN_HOLDS_ALL'>;

/** The vault follows the log by the log's version: of a grant and a withdrawal that cross, the later one counts. */
@CommandHandler(ChangePermission)
export class ChangePermissionHandler implements ICommandHandler<ChangePermission> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({
    accountId,
    change,
    permission,
    context,
  }: ChangePermission): Promise<Result<number, { code: PermissionRefusal }>> {
    const outcome = await this.runner.run({
      decider: staffDecider,
      streamId: staffStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: change, permission },
      context,
    });
    if (!outcome.ok) {
      const { code } = outcome.failure;
      if (code !== 'NOT_STAFF' && code !== 'SUPER_ADMIN_HOLDS_ALL')
        throw new Error(`a change of permissions cannot be refused for ${code}`);
      return refused({ code });
    }
    const { state, version, position } = outcome.value;
    const { member } = state;
    if (member) await this.vault.credentials.setAccess(accountId, member.kind, member.permissions, version);
    return accepted(position);
  }
}
