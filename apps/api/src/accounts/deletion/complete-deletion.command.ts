import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { LiveSessions } from '../../platform/identity/live-sessions';
import { type DeletionTarget, StaffDeletions, type TargetRefusal } from './staff-deletions';

export type CompletionRefusal = TargetRefusal | { readonly code: 'NOT_UNDER_DELETION' };

/** Answers with the position of the event. */
export class CompleteDeletion extends Command<Result<number, CompletionRefusal>> {
  constructor(
    readonly target: DeletionTarget,
    /** The instant of the deletion that the caller saw under way; `null` for none. */
    readonly seen: string | null,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The log comes first, as with an account that its holder deletes: the workers end access too, erase, and end what is paid. */
@CommandHandler(CompleteDeletion)
export class CompleteDeletionHandler implements ICommandHandler<CompleteDeletion> {
  constructor(
    private readonly deletions: StaffDeletions,
    private readonly vault: Vault,
    private readonly live: LiveSessions,
  ) {}

  async execute({ target, seen, caller, context }: CompleteDeletion): Promise<Result<number, CompletionRefusal>> {
    const reached = await this.deletions.reach(target, caller);
    if (!reached.ok) return reached;
    const { accountId } = target;
    const at = context.occurredAt;
    const command = { name: 'CompleteDeletion', seen, at } as const;
    const outcome = await this.deletions.decide(accountId, command, ['NOT_UNDER_DELETION'], context);
    if (!outcome.ok) return outcome;
    await this.vault.endAccess(accountId, at);
    this.live.forgetAccount(accountId);
    return accepted(outcome.value.position);
  }
}
