import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type StartedSession, Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../platform/access/caller';
import type { CommandContext } from '../../../platform/execution/command-context';
import { LiveSessions } from '../../../platform/identity/live-sessions';
import { recordActingEnd } from './record-acting-end';

/** A session under another id and token. */
export interface RenewedSession extends StartedSession {
  /** Of what was recorded; `undefined` where nothing was. */
  readonly position: number | undefined;
}

/** The session is its holder's own again, under another id and token. */
export class EndActing extends Command<Result<RenewedSession, { readonly code: 'SESSION_NOT_FOUND' }>> {
  constructor(
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EndActing)
export class EndActingHandler implements ICommandHandler<EndActing> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
    private readonly live: LiveSessions,
  ) {}

  /** Over first, then recorded: what is recorded as ended opens nothing any more. */
  async execute({ caller, context }: EndActing) {
    const session = await this.vault.sessions.endActing(caller.sessionId, context.occurredAt);
    this.live.forget(caller.sessionId);
    if (session === undefined) return refused({ code: 'SESSION_NOT_FOUND' } as const);
    const position = await recordActingEnd(this.runner, 'by-hand', caller, context);
    return accepted({ ...session, position });
  }
}
