import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, refused, type Result } from '@keelson/kernel';
import type { CommandContext } from '../../platform/execution/command-context';
import { StaffDeletions } from './staff-deletions';

export type RetryRefusal = { readonly code: 'NOT_DELETED' };

/** Answers with the position of the event. */
export class RetryEnding extends Command<Result<number, RetryRefusal>> {
  constructor(
    readonly accountId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The account may be erased: only the log still knows it. */
@CommandHandler(RetryEnding)
export class RetryEndingHandler implements ICommandHandler<RetryEnding> {
  constructor(private readonly deletions: StaffDeletions) {}

  async execute({ accountId, context }: RetryEnding): Promise<Result<number, RetryRefusal>> {
    const outcome = await this.deletions.decide(accountId, { name: 'AskRetry' }, ['ACCESS_NOT_ENDED'], context);
    return outcome.ok ? accepted(outcome.value.position) : refused({ code: 'NOT_DELETED' });
  }
}
