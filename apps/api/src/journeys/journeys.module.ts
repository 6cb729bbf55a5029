import { Module } from '@nestjs/common';
import { JourneysController } from './journeys.controller';
import { RecordReplayHandler } from './record-replay.command';
import { ReplayJourneyHandler } from './replay-journey.query';

@Module({
  controllers: [JourneysController],
  providers: [RecordReplayHandler, ReplayJourneyHandler],
})
export class JourneysModule {}
