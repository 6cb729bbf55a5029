import { Module } from '@nestjs/common';
import { FindStuckHandler } from './find-stuck.query';
import { ReadFunnelHandler } from './read-funnel.query';
import { StuckController } from './stuck.controller';

@Module({
  controllers: [StuckController],
  providers: [ReadFunnelHandler, FindStuckHandler],
})
export class JourneysModule {}
