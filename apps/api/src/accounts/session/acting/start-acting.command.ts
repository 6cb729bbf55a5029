import { actingDecider, type ActingRefusal, actingStream } from '@keelson/domain/acting';
import { uuidV5 } from '@keelson/event-store/codec';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { type AccountId, accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../platform/access/caller';
import type { CommandContext } from '../../../platform/execution/command-context';
import { LiveSessions } from '../../../platform/identity/live-sessions';
import type { RenewedSession } from './end-acting.command';

export interface StartActingRefusal {
  readonly code:
    Exclude<ActingRefusal['code'], 'NOT_ACTING' | 'OTHER_CUSTOMER'> | 'CUSTOMER_NOT_FOUND' | 'SESSION_NOT_FOUND';
}

/** A member of staff acts for a customer, who can read the reason. The session goes on under another id and token. */
export class StartActing extends Command<Result<RenewedSession, StartActingRefusal>> {
  constructor(
    readonly order: { readonly customerId: AccountId; readonly reason: string },
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(StartActing)
export class StartActingHandler implements ICommandHandler<StartActing> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
    private readonly live: LiveSessions,
  ) {}

  /**
   * Recorded first: nobody acts for a customer whose history does not say so. A session begins once, however many orders
   * it gives at once: it goes on under another id, from which its next grant has its own.
   */
  async execute({ order, caller, context }: StartActing): Promise<Result<RenewedSession, StartActingRefusal>> {
    const { customerId, reason } = order;
    const customer = await this.vault.credentials.byId(customerId);
    if (customer?.kind !== 'customer' || customer.disabled) return refused({ code: 'CUSTOMER_NOT_FOUND' });
    const now = context.occurredAt;
    const grantId = uuidV5(caller.sessionId, 'acting');
    const recorded = await this.runner.run({
      decider: actingDecider,
      streamId: actingStream(grantId),
      partitionKey: customerId,
      subjectId: customerId,
      command: { name: 'StartActing', customerId, reason, at: now },
      context: { ...context, actingAs: customerId },
    });
    if (!recorded.ok) {
      const { code } = recorded.failure;
      if (code === 'NOT_ACTING') throw new Error('acting began and was told that it had not');
      // Another order of the session was faster: under this id it does not go on.
      return refused({ code: code === 'OTHER_CUSTOMER' ? 'SESSION_NOT_FOUND' : code });
    }
    const { state, position } = recorded.value;
    if (state.kind !== 'granted') return refused({ code: 'SESSION_NOT_FOUND' });
    const grant = { grantId, customerId, endsAt: new Date(state.endsAt) };
    const session = await this.vault.sessions.beginActing(caller.sessionId, grant, now);
    this.live.forget(caller.sessionId);
    if (session === undefined) return refused({ code: 'SESSION_NOT_FOUND' });
    return accepted({ ...session, position });
  }
}
