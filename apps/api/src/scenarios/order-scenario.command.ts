import type { ApiConfiguration } from '@keelson/configuration';
import {
  type ScenarioCommand,
  type ScenarioEvent,
  type ScenarioRefusal,
  scenariosDecider,
  type ScenariosState,
  scenariosStream,
} from '@keelson/domain/scenarios';
import { uuidV5 } from '@keelson/event-store/codec';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';
import type { Result } from '@keelson/kernel';
import { MOST_OPEN_SCENARIOS } from '@keelson/vocabulary';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { InjectConfiguration } from '../platform/tokens';

export type OrderOutcome = Result<DeciderOutcome<ScenariosState, ScenarioEvent>, ScenarioRefusal>;

type Without<Left extends string, Order> = Order extends ScenarioCommand ? Omit<Order, Left> : never;

/** What is wanted: who wants it, the clock and the limit of a day are added. */
export type Wanted = Without<'at' | 'mostADay' | 'by', ScenarioCommand>;

/** An order of the owner or the channel partner of a customer whom the caller was found to see. */
export class OrderScenario extends Command<OrderOutcome> {
  constructor(
    readonly accountId: string,
    readonly order: Wanted & Pick<ScenarioCommand, 'by'>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The id of the scenario that a command begins: the same when it is repeated. */
export const newScenarioId = ({ commandId }: CommandContext): string => `scn_${uuidV5(commandId, 'scenario')}`;

@CommandHandler(OrderScenario)
export class OrderScenarioHandler implements ICommandHandler<OrderScenario> {
  constructor(
    private readonly runner: DeciderRunner,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'savedCalculationsADay'>,
  ) {}

  execute({ accountId, order, context }: OrderScenario): Promise<OrderOutcome> {
    const mostADay = this.configuration.savedCalculationsADay;
    const command = { ...order, at: context.occurredAt.toISOString(), mostADay } as ScenarioCommand;
    return this.runner.run({
      decider: scenariosDecider,
      streamId: scenariosStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command,
      // A partner's look at the books is recorded under the command's own id.
      context: { ...context, commandId: uuidV5(context.commandId, 'OrderScenario') },
      mostAttempts: MOST_OPEN_SCENARIOS,
    });
  }
}
