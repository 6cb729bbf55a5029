import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, refused, type Result } from '@keelson/kernel';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { Vault } from '@keelson/vault';
import type { SignOutReason } from '@keelson/vocabulary';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { recordActingEnd } from './acting/record-acting-end';
import { LiveSessions } from '../../platform/identity/live-sessions';

/** Ends one of the caller's own sessions. */
export class EndSession extends Command<Result<undefined, { readonly code: 'SESSION_NOT_FOUND' }>> {
  constructor(
    readonly sessionId: string,
    readonly reason: SignOutReason,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
    private readonly live: LiveSessions,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ sessionId, reason, caller, context }: EndSession) {
    const session = await this.vault.sessions.byId(sessionId);
    const own = session?.accountId === caller.accountId;
    const ended = own && (await this.vault.sessions.end(sessionId, context.occurredAt));
    this.live.forget(sessionId);
    if (!ended) return refused({ code: 'SESSION_NOT_FOUND' } as const);
    await recordActingEnd(this.runner, 'signed-out', caller, context);
    await this.records.run(caller.accountId, { name: 'RecordSignOut', reason }, context);
    return accepted(undefined);
  }
}
