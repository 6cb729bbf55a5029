import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { GetGoalsHandler } from './get-goals.query';
import { GetTrajectoryHandler } from './get-trajectory.query';
import { GoalsController } from './goals.controller';
import { SaveGoalsHandler } from './save-goals.command';

@Module({
  imports: [BooksModule],
  controllers: [GoalsController],
  providers: [GetGoalsHandler, GetTrajectoryHandler, SaveGoalsHandler],
})
export class GoalsModule {}
