import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffDecider, type StaffRefusal, staffStream } from '@keelson/domain/staff';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { InvitationLimits } from './invitation-limits';

export interface InviteAgainRefusal {
  readonly code: 'MEMBER_DISABLED' | 'MEMBER_REMOVED' | 'NOT_STAFF' | 'PASSWORD_CHOSEN' | 'TOO_MANY_INVITATIONS';
}

/** Mails a new link to a member of staff who has no password yet; answers with the position of the last event. */
export class InviteAgain extends Command<Result<number, InviteAgainRefusal>> {
  constructor(
    readonly accountId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(InviteAgain)
export class InviteAgainHandler implements ICommandHandler<InviteAgain> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
    private readonly limits: InvitationLimits,
  ) {}

  async execute({ accountId, context }: InviteAgain): Promise<Result<number, InviteAgainRefusal>> {
    if (!(await this.limits.admit(context))) return refused({ code: 'TOO_MANY_INVITATIONS' });
    const credential = await this.vault.credentials.byId(accountId);
    const outcome = await this.runner.run({
      decider: staffDecider,
      streamId: staffStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: 'InviteAgain', passwordChosen: credential?.passwordHash !== undefined },
      context,
    });
    return outcome.ok ? accepted(outcome.value.position) : refused({ code: codeOf(outcome.failure) });
  }
}

function codeOf({ code }: StaffRefusal): InviteAgainRefusal['code'] {
  switch (code) {
    case 'MEMBER_DISABLED':
    case 'MEMBER_REMOVED':
    case 'NOT_STAFF':
    case 'PASSWORD_CHOSEN':
      return code;
    case 'ALREADY_REGISTERED':
    case 'LAST_SUPER_ADMIN':
    case 'SUPER_ADMIN_HOLDS_ALL':
      throw new Error(`an invitation cannot be refused for ${code}`);
  }
}
