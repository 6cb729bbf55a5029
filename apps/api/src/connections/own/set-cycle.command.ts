import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { billingDecider, billingStream, isOwnCustomerId } from '@keelson/domain/billing';
import { DeciderRunner } from '@keelson/event-store/decisions';
import type { CommandContext } from '../../platform/execution/command-context';
import { refusalBy } from '../../platform/wire/refusal';
import { ConnectionRecords } from '../connection-records';
import { connectionsProblems } from '../connections.problems';

/** Whom and what the caller takes for its own, if it says so. */
interface NamedCycle {
  readonly accountApiId?: string | undefined;
  readonly cycleId?: string | undefined;
}

/** Switches the nightly import; answers with where that was recorded. */
export class SetCycle extends Command<{ readonly position: number; readonly version: number }> {
  constructor(
    readonly accountId: string,
    readonly named: NamedCycle,
    readonly repeat: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetCycle)
export class SetCycleHandler implements ICommandHandler<SetCycle> {
  constructor(
    private readonly records: ConnectionRecords,
    private readonly runner: DeciderRunner,
  ) {}

  /** @throws Refusal 404 for ids of another account. */
  async execute({ accountId, named, repeat, context }: SetCycle) {
    if (!(await this.isOwn(accountId, named))) throw refusalBy(connectionsProblems, 'NO_SUCH_CYCLE');
    const outcome = await this.records.run(accountId, { name: 'SetCycle', repeat }, context);
    if (!outcome.ok) throw new Error(`the cycle was refused: ${outcome.failure.code}`);
    const { position, version } = outcome.value;
    return { position, version };
  }

  private async isOwn(accountId: string, { accountApiId, cycleId }: NamedCycle): Promise<boolean> {
    if (cycleId !== undefined && cycleId !== this.records.cycleIdOf(accountId)) return false;
    if (accountApiId === undefined) return true;
    return isOwnCustomerId((await this.runner.load(billingDecider, billingStream(accountId))).state, accountApiId);
  }
}
