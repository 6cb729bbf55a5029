import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canonicalEmail } from '@keelson/contracts/validation';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';

export interface VerificationRefusal {
  readonly code: 'INVALID_LINK' | 'USER_ALREADY_EXISTS';
}

/** Answers with the position of the event. */
export class VerifyEmail extends Command<Result<number, VerificationRefusal>> {
  constructor(
    readonly email: string,
    readonly token: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** That an address is verified already is told only to people with a genuine link for it. A repeat is answered like the first. */
@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
  ) {}

  async execute({ email, token, context }: VerifyEmail): Promise<Result<number, VerificationRefusal>> {
    const now = context.occurredAt;
    const [link, credential] = await Promise.all([
      this.vault.challenges.link('email-verification', token, now),
      this.vault.credentials.byEmail(canonicalEmail(email)),
    ]);
    if (!link || !credential || link.accountId !== credential.accountId) return refused({ code: 'INVALID_LINK' });
    if (!(await this.records.has(link.accountId, 'VerifyEmail', context.commandId))) {
      if (credential.emailVerified) return refused({ code: 'USER_ALREADY_EXISTS' });
      if (link.state !== 'open') return refused({ code: 'INVALID_LINK' });
    }
    const outcome = await this.records.run(link.accountId, { name: 'VerifyEmail' }, context);
    if (!outcome.ok) return refused({ code: 'INVALID_LINK' });
    await this.vault.acceptVerification(link.id, link.accountId, now);
    return accepted(outcome.value.position);
  }
}
