import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffDecider, staffStream } from '@keelson/domain/staff';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { StaffRole } from '@keelson/vocabulary';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

export interface NewMember {
  readonly accountId: string;
  readonly name: string;
  /** Canonical. Who registers a member of staff vouches for the address. */
  readonly email: string;
  readonly kind: StaffRole;
  readonly permissions: readonly string[];
  /** `undefined`: the member sets the first password by a reset. */
  readonly passwordHash: string | undefined;
}

export interface RegisterStaffRefusal {
  readonly code: 'ALREADY_REGISTERED';
}

/** Never on the wire: an operator's command or the demo data send it. */
export class RegisterStaff extends Command<Result<undefined, RegisterStaffRefusal>> {
  constructor(
    readonly member: NewMember,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RegisterStaff)
export class RegisterStaffHandler implements ICommandHandler<RegisterStaff> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ member, context }: RegisterStaff): Promise<Result<undefined, RegisterStaffRefusal>> {
    const { passwordHash, ...facts } = member;
    const { accountId, email, kind, permissions } = facts;
    const credential = { accountId, kind, permissions, passwordHash, emailVerified: true };
    if (!(await this.vault.enrol(email, credential, context.occurredAt)))
      return refused({ code: 'ALREADY_REGISTERED' });
    const outcome = await this.runner.run({
      decider: staffDecider,
      streamId: staffStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: 'RegisterMember', member: facts },
      context,
    });
    if (!outcome.ok) throw new Error(`a new member of staff was refused: ${outcome.failure.code}`);
    await this.vault.reserved.confirm(accountId, context.occurredAt);
    return accepted(undefined);
  }
}
