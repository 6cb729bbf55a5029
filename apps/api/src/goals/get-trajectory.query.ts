import { type GoalEvent, goalsStream } from '@keelson/domain/goals';
import { type LedgerEvent, ledgerStream } from '@keelson/domain/ledger';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { type Trajectory, trajectoryOf } from './trajectory';

/** How likely the goals of an account were over time; whose they may be shown to is asked before. */
export class GetTrajectory extends Query<Trajectory> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetTrajectory)
export class GetTrajectoryHandler implements IQueryHandler<GetTrajectory> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ accountId }: GetTrajectory): Promise<Trajectory> {
    const [goals, ledger] = await Promise.all([
      this.runner.read<GoalEvent>(goalsStream(accountId)),
      this.runner.read<LedgerEvent>(ledgerStream(accountId)),
    ]);
    return trajectoryOf(goals, ledger);
  }
}
