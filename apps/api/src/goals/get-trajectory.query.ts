import { type FigureEvent, figuresStream } from '@keelson/domain/figures';
import { type GoalEvent, goalsStream } from '@keelson/domain/goals';
import { type LedgerEvent, ledgerStream } from '@keelson/domain/ledger';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { type Trajectory, trajectoryOf } from './trajectory';

/** How likely the goals of an account were over time; whose they may be shown to is asked before. */
export class GetTrajectory extends Query<Trajectory> {
  constructor(
    readonly accountId: string,
    /** As the account was registered. */
    readonly incomeTaxed: boolean,
  ) {
    super();
  }
}

@QueryHandler(GetTrajectory)
export class GetTrajectoryHandler implements IQueryHandler<GetTrajectory> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ accountId, incomeTaxed }: GetTrajectory): Promise<Trajectory> {
    const [goals, ledger, figures] = await Promise.all([
      this.runner.read<GoalEvent>(goalsStream(accountId)),
      this.runner.read<LedgerEvent>(ledgerStream(accountId)),
      this.runner.read<FigureEvent>(figuresStream(accountId)),
    ]);
    return trajectoryOf({ goals, ledger, figures }, incomeTaxed);
  }
}
