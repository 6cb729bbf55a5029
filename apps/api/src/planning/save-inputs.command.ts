import {
  type PlanInputs,
  planningDecider,
  type PlanningEvent,
  type PlanningRefusal,
  type PlanningState,
  planningStream,
} from '@keelson/domain/planning';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';
import type { Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

export type InputsSaved = Result<DeciderOutcome<PlanningState, PlanningEvent>, PlanningRefusal>;

export class SaveInputs extends Command<InputsSaved> {
  constructor(
    readonly inputs: PlanInputs,
    /** Whether the books tell these years by now. */
    readonly fromBooks: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveInputs)
export class SaveInputsHandler implements ICommandHandler<SaveInputs> {
  constructor(private readonly runner: DeciderRunner) {}

  execute({ inputs, fromBooks, context }: SaveInputs): Promise<InputsSaved> {
    const accountId = context.subjectId;
    return this.runner.run({
      decider: planningDecider,
      streamId: planningStream(accountId),
      partitionKey: accountId,
      command: { name: 'SaveInputs', inputs, fromBooks },
      context,
    });
  }
}
