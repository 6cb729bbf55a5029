import type { saveGoalsContract } from '@keelson/contracts/goals';
import type { InputOf } from '@keelson/contracts/wire';
import { type Goal, goalsDecider, type GoalRefusal, goalsStream } from '@keelson/domain/goals';
import { uuidV5 } from '@keelson/event-store/codec';
import { accepted, calendarDate, Decimal, londonDate, pence, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

type GoalsForm = Pick<InputOf<typeof saveGoalsContract>['body'], 'goals' | 'withdrawalTaxPercent'>;

export interface SavedGoals {
  readonly goals: readonly Goal[];
  readonly withdrawalTaxPercent: string;
  readonly position: number;
  readonly version: number;
}

export type GoalsSaved = Result<SavedGoals, GoalRefusal>;

export class SaveGoals extends Command<GoalsSaved> {
  constructor(
    readonly form: GoalsForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The contract lets nothing through but pounds with two decimals at most. */
const toPence = (pounds: number): number => pence(new Decimal(pounds).times(100).toNumber());

@CommandHandler(SaveGoals)
export class SaveGoalsHandler implements ICommandHandler<SaveGoals> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ form, context }: SaveGoals): Promise<GoalsSaved> {
    const accountId = context.subjectId;
    const wishes = form.goals.map(({ id, goal, date, cost, overallCost }, index) => ({
      goalId: id === '' ? `goal_${uuidV5(context.commandId, `goal ${index}`)}` : id,
      kind: goal,
      by: date === '' ? null : calendarDate(date),
      cost: toPence(cost),
      overallCost: toPence(overallCost),
    }));
    const outcome = await this.runner.run({
      decider: goalsDecider,
      streamId: goalsStream(accountId),
      partitionKey: accountId,
      command: {
        name: 'SetGoals',
        goals: wishes,
        today: londonDate(context.occurredAt),
        withdrawalTaxPercent: form.withdrawalTaxPercent?.toString(),
      },
      context,
    });
    if (!outcome.ok) return outcome;
    const { state, position, version } = outcome.value;
    return accepted({ ...state, position, version });
  }
}
