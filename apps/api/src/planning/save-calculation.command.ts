import type { ApiConfiguration } from '@keelson/configuration';
import {
  calculationsDecider,
  type CalculationRefusal,
  type CalculationSaved,
  type CalculationsState,
  calculationsStream,
  type SaveCalculation as SaveCommand,
} from '@keelson/domain/planning';
import { uuidV5 } from '@keelson/event-store/codec';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';
import type { Result } from '@keelson/kernel';
import { CALCULATION_SAVERS, PLANNING_TOOLS } from '@keelson/vocabulary';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { InjectConfiguration } from '../platform/tokens';

export type SaveOutcome = Result<DeciderOutcome<CalculationsState, CalculationSaved>, CalculationRefusal>;

/** Saves a calculation for a customer whom the caller was found to see. */
export class SaveCalculation extends Command<SaveOutcome> {
  constructor(
    readonly accountId: string,
    readonly what: Pick<SaveCommand, 'calculation' | 'origin' | 'savedBy' | 'title'>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveCalculation)
export class SaveCalculationHandler implements ICommandHandler<SaveCalculation> {
  constructor(
    private readonly runner: DeciderRunner,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'savedCalculationsADay'>,
  ) {}

  execute({ accountId, what, context }: SaveCalculation): Promise<SaveOutcome> {
    const mostADay = this.configuration.savedCalculationsADay;
    return this.runner.run({
      decider: calculationsDecider,
      streamId: calculationsStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command: { name: 'SaveCalculation', ...what, at: context.occurredAt.toISOString(), mostADay },
      // A partner's look at the books is recorded under the command's own id.
      context: { ...context, commandId: uuidV5(context.commandId, 'SaveCalculation') },
      // Each conflict is a calculation that somebody else saved: there are no more of them on a day, and then one is refused.
      mostAttempts: mostADay * PLANNING_TOOLS.length * CALCULATION_SAVERS.length + 1,
    });
  }
}
