import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, type Result } from '@keelson/kernel';
import type { Caller } from '../../platform/access/caller';
import type { CommandContext } from '../../platform/execution/command-context';
import { type DeletionTarget, StaffDeletions, type TargetRefusal } from './staff-deletions';

export type StopRefusal = TargetRefusal | { readonly code: 'NOT_UNDER_DELETION' | 'TOO_LATE' };

/** Answers with the position of the event. */
export class StopDeletion extends Command<Result<number, StopRefusal>> {
  constructor(
    readonly target: DeletionTarget,
    readonly caller: Caller,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Keeps the account: up to the last instant, unless somebody completed the deletion before. */
@CommandHandler(StopDeletion)
export class StopDeletionHandler implements ICommandHandler<StopDeletion> {
  constructor(private readonly deletions: StaffDeletions) {}

  async execute({ target, caller, context }: StopDeletion): Promise<Result<number, StopRefusal>> {
    const reached = await this.deletions.reach(target, caller);
    if (!reached.ok) return reached;
    const command = { name: 'CancelDeletion', at: context.occurredAt } as const;
    const outcome = await this.deletions.decide(target.accountId, command, ['NOT_UNDER_DELETION', 'TOO_LATE'], context);
    return outcome.ok ? accepted(outcome.value.position) : outcome;
  }
}
