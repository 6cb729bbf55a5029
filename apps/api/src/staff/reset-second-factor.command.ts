import { accountDecider, accountStream } from '@keelson/domain/accounts';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { hasSecondFactor, Vault } from '@keelson/vault';
import { STAFF_ROLES } from '@keelson/vocabulary';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

export interface ResetSecondFactorRefusal {
  readonly code: 'NOT_STAFF' | 'NO_SECOND_FACTOR';
}

type Outcome = Result<number, ResetSecondFactorRefusal>;

/** Takes a lost second factor away from a member of staff and ends their sessions; answers with the position. */
export class ResetSecondFactor extends Command<Outcome> {
  constructor(
    readonly accountId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The log goes first, so that the member is told; a repetition ends what a crash left open. */
@CommandHandler(ResetSecondFactor)
export class ResetSecondFactorHandler implements ICommandHandler<ResetSecondFactor> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ accountId, context }: ResetSecondFactor): Promise<Outcome> {
    const credential = await this.vault.credentials.byId(accountId);
    if (!STAFF_ROLES.some((role) => role === credential?.kind)) return refused({ code: 'NOT_STAFF' });
    const { state } = await this.runner.load(accountDecider, accountStream(accountId));
    if (state.secondFactors.length === 0 && !hasSecondFactor(await this.vault.secondFactors.of(accountId)))
      return refused({ code: 'NO_SECOND_FACTOR' });
    const outcome = await this.runner.run({
      decider: accountDecider,
      streamId: accountStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: 'ResetSecondFactors' },
      context,
    });
    if (!outcome.ok) throw new Error(`a reset of a second factor was refused: ${outcome.failure.code}`);
    await this.vault.resetSecondFactors(accountId, context.occurredAt);
    return accepted(outcome.value.position);
  }
}
