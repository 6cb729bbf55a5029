import { Injectable } from '@nestjs/common';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type Credential, PasswordHasher, Vault } from '@keelson/vault';
import { v7 as uuidV7 } from 'uuid';
import type { CommandContext } from '../../platform/execution/command-context';
import { type UnfitPassword, wordsOf } from '../../platform/identity/unfit-password';
import { Passwords } from '../passwords/passwords';
import { LeftBehindClaims } from '../../platform/identity/left-behind-claims';
import { RegistrationLimits } from './registration-limits';

export interface Applicant {
  readonly kind: 'customer' | 'partner';
  /** Canonical. */
  readonly email: string;
  readonly password: string;
}

export interface BegunAccount {
  readonly accountId: string;
  /** False where a repeat of the command goes on with the account of the first try. */
  readonly fresh: boolean;
}

export type OpeningRefusal = { readonly code: 'ALREADY_REGISTERED' | 'TOO_MANY_ATTEMPTS' } | UnfitPassword;

/** What every form that opens an account does around its own event: limits, password, the address and its claim. */
@Injectable()
export class AccountOpening {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly limits: RegistrationLimits,
    private readonly claims: LeftBehindClaims,
  ) {}

  /** @returns the account that this command may write the first event of. */
  async begin(applicant: Applicant, context: CommandContext): Promise<Result<BegunAccount, OpeningRefusal>> {
    const { kind, email, password } = applicant;
    const unfit = this.passwords.refusal(kind, password, wordsOf(email));
    if (unfit) return refused(unfit);
    const counted = await this.limits.admit(context);
    if (!counted) return refused({ code: 'TOO_MANY_ATTEMPTS' });
    const account =
      (await this.begun(email, context)) ??
      (await this.enrolled(applicant, context)) ??
      (await this.begun(email, context));
    if (!account) return refused({ code: 'ALREADY_REGISTERED' });
    await counted.forgetKnown();
    return accepted(account);
  }

  /** The first event is stored: the address stays with the account. */
  async finish(accountId: string, at: Date): Promise<void> {
    await this.vault.reserved.confirm(accountId, at);
  }

  /** For a session: the key of a repeat alone opens none, the password of the first try must come with it. */
  async credential({ accountId, fresh }: BegunAccount, password: string): Promise<Credential | undefined> {
    const credential = await this.vault.credentials.byId(accountId);
    if (!credential) throw new Error(`account ${accountId} was opened and has no credential`);
    return fresh || (await this.hasher.verify(credential.passwordHash, password)) ? credential : undefined;
  }

  async refuseKnown(context: CommandContext): Promise<Result<never, OpeningRefusal>> {
    await this.limits.countKnown(context);
    return refused({ code: 'ALREADY_REGISTERED' });
  }

  /** A repeat goes on with the account of the first try, also while that one is still under way. */
  private async begun(email: string, { commandId, occurredAt }: CommandContext): Promise<BegunAccount | undefined> {
    const accountId = await this.claims.begunBy(commandId, email, occurredAt);
    return accountId === undefined ? undefined : { accountId, fresh: false };
  }

  private async enrolled(
    { kind, email, password }: Applicant,
    { commandId, occurredAt: now }: CommandContext,
  ): Promise<BegunAccount | undefined> {
    if (await this.claims.isTaken(email, now)) return undefined;
    const accountId = `acc_${uuidV7()}`;
    const passwordHash = await this.hasher.hash(password);
    const credential = { accountId, kind, permissions: [], passwordHash, emailVerified: false } as const;
    return (await this.vault.enrol(email, credential, now, commandId)) ? { accountId, fresh: true } : undefined;
  }
}
