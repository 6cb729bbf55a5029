import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { ExplainFigureHandler } from './explain-figure.query';
import { ExplainGoalHandler } from './explain-goal.query';
import { MyFinancialsController } from './my-financials.controller';
import { GetBaseLinesHandler } from './get-base-lines.query';
import { GetOverviewHandler } from './get-overview.query';
import { GetRowsHandler } from './get-rows.query';
import { WatchSectionVideoHandler } from './watch-section-video.command';

@Module({
  imports: [BooksModule],
  controllers: [MyFinancialsController],
  providers: [
    GetOverviewHandler,
    GetRowsHandler,
    GetBaseLinesHandler,
    ExplainFigureHandler,
    ExplainGoalHandler,
    WatchSectionVideoHandler,
  ],
})
export class MyFinancialsModule {}
