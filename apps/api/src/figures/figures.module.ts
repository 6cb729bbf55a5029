import { Module } from '@nestjs/common';
import { ExplainFigureHandler } from './explain-figure.query';
import { FiguresController } from './figures.controller';
import { GetOverviewHandler } from './get-overview.query';
import { GetRowsHandler } from './get-rows.query';

@Module({
  controllers: [FiguresController],
  providers: [GetOverviewHandler, GetRowsHandler, ExplainFigureHandler],
})
export class FiguresModule {}
