import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { owesPayment } from '@keelson/vocabulary';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { LiveSessions } from '../../platform/identity/live-sessions';

export interface DeleteAccountRefusal {
  readonly code: 'TRIAL_NOT_ENDED';
}

/** Ends the caller's own account for good; answers with the position of the event. */
export class DeleteAccount extends Command<Result<number, DeleteAccountRefusal>> {
  constructor(
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * The log comes first: once it says that access has ended, the workers end it too, should this process not come to
 * that. Every other process sees the sessions end within a second.
 */
@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
    private readonly live: LiveSessions,
  ) {}

  async execute({ caller, context }: DeleteAccount): Promise<Result<number, DeleteAccountRefusal>> {
    const { accountId } = caller;
    const at = context.occurredAt;
    const outcome = await this.runner.run({
      decider: deletionDecider,
      streamId: deletionStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: 'DeleteAtOnce', unpaid: owesPayment(caller.standing), at },
      context,
    });
    if (!outcome.ok) return refused({ code: 'TRIAL_NOT_ENDED' });
    await this.vault.endAccess(accountId, at);
    this.live.forgetAccount(accountId);
    return accepted(outcome.value.position);
  }
}
