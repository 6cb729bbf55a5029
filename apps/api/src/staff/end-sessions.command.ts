import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accountDecider, accountStream } from '@keelson/domain/accounts';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

/** Ends every session of an account; answers with how many were open. Only super admins do so to staff. */
export class EndSessions extends Command<Result<number, { readonly code: 'ACCOUNT_NOT_FOUND' }>> {
  constructor(
    readonly accountId: string,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EndSessions)
export class EndSessionsHandler implements ICommandHandler<EndSessions> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ accountId, caller, context }: EndSessions): Promise<Result<number, { code: 'ACCOUNT_NOT_FOUND' }>> {
    const credential = await this.vault.credentials.byId(accountId);
    const reachable = caller.kind === 'superAdmin' || credential?.kind === 'customer' || credential?.kind === 'partner';
    if (!credential || !reachable) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const ended = await this.vault.sessions.endAll(accountId, context.occurredAt);
    if (ended === 0) return accepted(0);
    await this.runner.run({
      decider: accountDecider,
      streamId: accountStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: 'RecordSignOut', reason: 'ended-by-staff' },
      context,
    });
    return accepted(ended);
  }
}
