import { randomInt } from 'node:crypto';
import { passwordResetLink } from '@keelson/domain/accounts';
import { accepted, refused, type Result } from '@keelson/kernel';
import { newToken, type Vault } from '@keelson/vault';
import { v7 as uuidV7 } from 'uuid';
import type { CommandContext } from '../platform/execution/command-context';
import { RegisterStaff, type RegisterStaffHandler } from './register-staff.command';

export interface Invitation {
  readonly link: string;
  /** The page behind the link asks for it. */
  readonly pin: string;
}

export interface InvitationRefusal {
  readonly code: 'SUPER_ADMIN_EXISTS' | 'ALREADY_REGISTERED';
}

export interface Invited {
  /** Canonical. */
  readonly email: string;
  readonly name: string;
}

const LINK_MS = 24 * 3_600_000;

/**
 * The way in on a fresh installation, which has no account at all. It works until the first super admin has set a
 * password; until then it may be repeated, also for another address, and the earlier link dies.
 */
export class InviteFirstSuperAdmin {
  constructor(
    private readonly vault: Vault,
    private readonly register: RegisterStaffHandler,
    private readonly publicUrl: string,
    private readonly contextFor: (accountId: string) => CommandContext,
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
    const accountId = `acc_${uuidV7()}`;
    const context = this.contextFor(accountId);
    const member = { accountId, name, email, kind: 'superAdmin', permissions: [], passwordHash: undefined } as const;
    const outcome = await this.register.execute(new RegisterStaff(member, context));
    if (!outcome.ok) return outcome;
    return accepted(await this.linkFor(accountId, email));
  }

  private async linkFor(accountId: string, email: string): Promise<Invitation> {
    const now = this.contextFor(accountId).occurredAt;
    const expiresAt = new Date(now.getTime() + LINK_MS);
    const code = String(randomInt(100_000)).padStart(5, '0');
    const token = newToken();
    await this.vault.challenges.voidOpen(accountId, 'password-reset', now);
    const id = await this.vault.challenges.open({ kind: 'password-reset', accountId, expiresAt }, now);
    if (id === undefined || !(await this.vault.challenges.arm(id, { code, token, expiresAt }, now))) {
      throw new Error('the invitation was voided while it was made');
    }
    return { link: passwordResetLink(this.publicUrl, { email, token }), pin: code };
  }
}
