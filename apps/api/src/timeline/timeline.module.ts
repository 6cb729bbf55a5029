import { Module } from '@nestjs/common';
import { AskForTimelineHandler } from './ask-for-timeline.command';
import { OpenTimelineFileHandler } from './open-timeline-file.command';
import { TimelineController } from './timeline.controller';

@Module({
  controllers: [TimelineController],
  providers: [AskForTimelineHandler, OpenTimelineFileHandler],
})
export class TimelineModule {}
