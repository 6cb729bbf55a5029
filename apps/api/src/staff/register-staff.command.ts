import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffDecider, staffStream } from '@keelson/domain/staff';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { StaffRole } from '@keelson/vocabulary';
import { v7 as uuidV7 } from 'uuid';
import type { CommandContext } from '../platform/execution/command-context';
import { LeftBehindClaims } from '../platform/identity/left-behind-claims';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { InvitationLimits } from './invitation-limits';

export interface NewMember {
  readonly name: string;
  /** Canonical. Who registers a member of staff vouches for the address. */
  readonly email: string;
  readonly kind: StaffRole;
  readonly permissions: readonly string[];
}

/** Where the first password comes from: an operator gives it, or the member chooses it by a link. */
export type FirstPassword =
  { readonly hash: string } | { readonly chosenBy: 'mailed link' } | { readonly chosenBy: 'link at the terminal' };

export interface RegisteredMember {
  readonly accountId: string;
  /** Of the last event. */
  readonly position: number;
}

export interface RegisterStaffRefusal {
  readonly code: 'ALREADY_REGISTERED' | 'TOO_MANY_INVITATIONS';
}

type Outcome = Result<RegisteredMember, RegisterStaffRefusal>;

/** On the wire only with a mailed link: no route brings somebody else's password. */
export class RegisterStaff extends Command<Outcome> {
  constructor(
    readonly member: NewMember,
    readonly firstPassword: FirstPassword,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** A repeat goes on with the account of the first try. */
@CommandHandler(RegisterStaff)
export class RegisterStaffHandler implements ICommandHandler<RegisterStaff> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
    private readonly claims: LeftBehindClaims,
    private readonly limits: InvitationLimits,
  ) {}

  async execute({ member, firstPassword, context }: RegisterStaff): Promise<Outcome> {
    const mailed = 'chosenBy' in firstPassword && firstPassword.chosenBy === 'mailed link';
    if (mailed && !(await this.limits.admit(context))) return refused({ code: 'TOO_MANY_INVITATIONS' });
    const passwordHash = 'hash' in firstPassword ? firstPassword.hash : undefined;
    const accountId =
      (await this.begun(member, context)) ??
      (await this.enrolled(member, passwordHash, context)) ??
      (await this.begun(member, context));
    if (accountId === undefined) return refused({ code: 'ALREADY_REGISTERED' });
    const { position } = await this.runner.record({
      decider: staffDecider,
      streamId: staffStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: mailed ? 'InviteMember' : 'RegisterMember', member: { accountId, ...member } },
      context,
    });
    await this.vault.reserved.confirm(accountId, context.occurredAt);
    return accepted({ accountId, position });
  }

  private begun({ email }: NewMember, { commandId, occurredAt }: CommandContext): Promise<string | undefined> {
    return this.claims.begunBy(commandId, email, occurredAt);
  }

  private async enrolled(
    { email, kind, permissions }: NewMember,
    passwordHash: string | undefined,
    { commandId, occurredAt: now }: CommandContext,
  ): Promise<string | undefined> {
    if (await this.claims.isTaken(email, now)) return undefined;
    const accountId = `acc_${uuidV7()}`;
    const credential = { accountId, kind, permissions, passwordHash, emailVerified: true };
    return (await this.vault.enrol(email, credential, now, commandId)) ? accountId : undefined;
  }
}
