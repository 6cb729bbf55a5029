import { canonicalEmail } from '@keelson/contracts/validation';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { LeftBehindClaims } from '../../platform/identity/left-behind-claims';
import { RegistrationLimits } from './registration-limits';

export interface CorrectedEmail {
  readonly email: string;
  readonly position: number;
}

export type CorrectionRefusal = {
  readonly code: 'ALREADY_REGISTERED' | 'TOO_MANY_ATTEMPTS' | 'EMAIL_CONFIRMED';
};

/** The context's subject mistyped the address on the form. */
export class CorrectEmail extends Command<Result<CorrectedEmail, CorrectionRefusal>> {
  constructor(
    readonly email: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * Tells who has an account and sends mail, as the register form does, and within the same limits. A repeat ends what a
 * crash left half done: the address that was there before is released each time.
 */
@CommandHandler(CorrectEmail)
export class CorrectEmailHandler implements ICommandHandler<CorrectEmail> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
    private readonly claims: LeftBehindClaims,
    private readonly limits: RegistrationLimits,
  ) {}

  async execute({ email: typed, context }: CorrectEmail): Promise<Result<CorrectedEmail, CorrectionRefusal>> {
    const { subjectId: accountId, occurredAt: now } = context;
    const email = canonicalEmail(typed);
    if (!(await this.limits.admit(context))) return refused({ code: 'TOO_MANY_ATTEMPTS' });
    const { emailVerified } = await this.records.state(accountId);
    if (emailVerified) return refused({ code: 'EMAIL_CONFIRMED' });
    if (!(await this.reserve(email, accountId, now))) {
      await this.limits.countKnown(context);
      return refused({ code: 'ALREADY_REGISTERED' });
    }
    // Before the event: the link that it leads to must not be voided with those to the address before.
    await this.vault.challenges.voidOpen(accountId, 'email-verification', now);
    const outcome = await this.records.run(accountId, { name: 'CorrectEmail', email }, context);
    if (!outcome.ok) {
      await this.vault.reserved.releaseValue({ kind: 'email', value: email, accountId });
      return refused({ code: 'EMAIL_CONFIRMED' });
    }
    await this.vault.settleAddress(accountId, email, now);
    return accepted({ email, position: outcome.value.position });
  }

  private async reserve(email: string, accountId: string, now: Date): Promise<boolean> {
    const claim = await this.vault.reserved.claimed('email', email);
    if (claim?.accountId !== accountId && (await this.claims.isTaken(email, now))) return false;
    return this.vault.reserved.claim({ kind: 'email', value: email, accountId }, now);
  }
}
