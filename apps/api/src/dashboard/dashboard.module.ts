import { Module } from '@nestjs/common';
import { GoalsController } from '../goals/goals.controller';
import { GetGoalsHandler } from '../goals/get-goals.query';
import { GetTrajectoryHandler } from '../goals/get-trajectory.query';
import { SaveGoalsHandler } from '../goals/save-goals.command';
import { DashboardController } from './dashboard.controller';
import { GetPeersHandler } from './get-peers.query';

/** The first page of a company: headline, benchmark and goals. */
@Module({
  controllers: [DashboardController, GoalsController],
  providers: [GetPeersHandler, GetGoalsHandler, GetTrajectoryHandler, SaveGoalsHandler],
})
export class DashboardModule {}
