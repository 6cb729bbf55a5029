import { staffDecider, staffStream } from '@keelson/domain/staff';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type NewAuthenticator, Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';

export interface BeginAuthenticatorRefusal {
  readonly code: 'AUTHENTICATOR_ALREADY';
}

/** A secret for the app of a member of staff. Nothing is recorded before its first code. */
export class BeginAuthenticator extends Command<Result<NewAuthenticator, BeginAuthenticatorRefusal>> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(BeginAuthenticator)
export class BeginAuthenticatorHandler implements ICommandHandler<BeginAuthenticator> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ context }: BeginAuthenticator): Promise<Result<NewAuthenticator, BeginAuthenticatorRefusal>> {
    const accountId = context.subjectId;
    const { member } = (await this.runner.load(staffDecider, staffStream(accountId))).state;
    const { authenticators } = this.vault.secondFactors;
    const begun = await authenticators.begin(accountId, member?.email ?? accountId, context.occurredAt);
    return begun ? accepted(begun) : refused({ code: 'AUTHENTICATOR_ALREADY' });
  }
}
