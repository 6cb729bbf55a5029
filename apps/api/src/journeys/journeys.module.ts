import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { FindStuckHandler } from './find-stuck.query';
import { JourneysController } from './journeys.controller';
import { ReadFunnelHandler } from './read-funnel.query';
import { ReplayJourneyHandler } from './replay-journey.query';
import { StuckController } from './stuck.controller';

@Module({
  imports: [ContentModule],
  controllers: [JourneysController, StuckController],
  providers: [ReplayJourneyHandler, ReadFunnelHandler, FindStuckHandler],
})
export class JourneysModule {}
