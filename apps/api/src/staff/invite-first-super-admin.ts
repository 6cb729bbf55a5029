import { randomInt } from 'node:crypto';
import { passwordResetLink } from '@keelson/domain/accounts';
import { accepted, refused, type Result } from '@keelson/kernel';
import { newToken, type Vault } from '@keelson/vault';
import type { CommandContext } from '../platform/execution/command-context';
import { RegisterStaff, type RegisterStaffHandler, type RegisterStaffRefusal } from './register-staff.command';

export interface Invitation {
  readonly link: string;
  /** The page behind the link asks for it. */
  readonly pin: string;
}

export interface InvitationRefusal {
  readonly code: 'SUPER_ADMIN_EXISTS' | RegisterStaffRefusal['code'];
}

export interface Invited {
  /** Canonical. */
  readonly email: string;
  readonly name: string;
}

/**
 * The way in on a fresh installation, which has no account at all. It works until the first super admin has set a
 * password; until then it may be repeated, also for another address, and the earlier link dies.
 */
export class InviteFirstSuperAdmin {
  constructor(
    private readonly vault: Vault,
    private readonly register: RegisterStaffHandler,
    private readonly publicUrl: string,
    private readonly context: () => CommandContext,
  ) {}

  invite(invited: Invited): Promise<Result<Invitation, InvitationRefusal>> {
    return this.vault.exclusively('first super admin', () => this.inviteAlone(invited));
  }

  private async inviteAlone(invited: Invited): Promise<Result<Invitation, InvitationRefusal>> {
    const known = await this.vault.credentials.ofKind('superAdmin');
    if (known.some(({ passwordHash }) => passwordHash !== undefined)) return refused({ code: 'SUPER_ADMIN_EXISTS' });
    const same = await this.vault.credentials.byEmail(invited.email);
    if (same?.kind === 'superAdmin') return accepted(await this.linkFor(same.accountId, invited.email));
    for (const { accountId } of known) await this.vault.withdraw(accountId);
    return this.registered(invited);
  }

  private async registered({ email, name }: Invited): Promise<Result<Invitation, InvitationRefusal>> {
    const member = { name, email, kind: 'superAdmin', permissions: [] } as const;
    const chosen = { chosenBy: 'link at the terminal' } as const;
    const outcome = await this.register.execute(new RegisterStaff(member, chosen, this.context()));
    return outcome.ok ? accepted(await this.linkFor(outcome.value.accountId, email)) : outcome;
  }

  private async linkFor(accountId: string, email: string): Promise<Invitation> {
    const code = String(randomInt(100_000)).padStart(5, '0');
    const token = newToken();
    if (!(await this.vault.openInvitation(accountId, { code, token }, this.context().occurredAt)))
      throw new Error('the invitation was voided while it was made');
    return { link: passwordResetLink(this.publicUrl, { email, token }), pin: code };
  }
}
