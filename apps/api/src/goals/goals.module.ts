import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { GetTrajectoryHandler } from './get-trajectory.query';
import { GoalsController } from './goals.controller';
import { SaveGoalsHandler } from './save-goals.command';

@Module({
  imports: [BooksModule],
  controllers: [GoalsController],
  providers: [GetTrajectoryHandler, SaveGoalsHandler],
})
export class GoalsModule {}
