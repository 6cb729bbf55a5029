import {
  askForTimelineContract,
  TIMELINE_TYPES,
  timelineExportContract,
  timelineFileContract,
  timelineMessages as texts,
} from '@keelson/contracts/timeline';
import { timelineDecider, timelineStream } from '@keelson/domain/timeline';
import { DeciderRunner } from '@keelson/event-store/decisions';
import type { Clock } from '@keelson/kernel';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { InjectClock } from '../platform/tokens';
import { type AnswerTo, problem, RawAnswer, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { AskForTimeline } from './ask-for-timeline.command';
import { OpenTimelineFile } from './open-timeline-file.command';
import { timelineAnswer } from './timeline-answer';
import { timelineProblems as problems } from './timeline.problems';

/** Everything that is recorded about a person, for that person alone. */
@Controller()
export class TimelineController {
  constructor(
    private readonly commands: CommandBus,
    private readonly runner: DeciderRunner,
    @InjectClock() private readonly clock: Clock,
  ) {}

  @Handles(timelineExportContract)
  async export(
    @Call() { caller }: CallOf<typeof timelineExportContract>,
  ): Promise<AnswerTo<typeof timelineExportContract>> {
    const { state } = await this.runner.load(timelineDecider, timelineStream(caller.accountId));
    return success(timelineAnswer(state, this.clock()));
  }

  @Handles(askForTimelineContract)
  async ask(
    @Call() { context }: CallOf<typeof askForTimelineContract>,
  ): Promise<AnswerTo<typeof askForTimelineContract>> {
    const { state, position } = await this.commands.execute(new AskForTimeline(context));
    return success(timelineAnswer(state, this.clock()), { position }, { statusMessage: texts.asked });
  }

  @Handles(timelineFileContract, problems)
  async file(
    @Call() { params, context, stillAllowed }: CallOf<typeof timelineFileContract>,
  ): Promise<AnswerTo<typeof timelineFileContract> | RawAnswer> {
    const { format } = params;
    const opened = await this.commands.execute(new OpenTimelineFile(format, context, stillAllowed));
    if (!opened.ok) return problem(problems, opened.failure);
    const name = `keelson-your-data-${this.clock().toISOString().slice(0, 10)}.${format}`;
    return new RawAnswer(opened.value, TIMELINE_TYPES[format], {
      'content-disposition': `attachment; filename="${name}"`,
    });
  }
}
