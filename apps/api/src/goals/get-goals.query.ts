import { type GoalEvent, type Goal, goalsDecider, goalsStream } from '@keelson/domain/goals';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DeciderRunner } from '../platform/execution/decider-runner';

/** The goals of an account as they stand in the log; whose they may be shown to is asked before. */
export class GetGoals extends Query<readonly Goal[]> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetGoals)
export class GetGoalsHandler implements IQueryHandler<GetGoals> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ accountId }: GetGoals): Promise<readonly Goal[]> {
    const events = await this.runner.read<GoalEvent>(goalsStream(accountId));
    return events.reduce((state, event) => goalsDecider.evolve(state, event), goalsDecider.initialState).goals;
  }
}
