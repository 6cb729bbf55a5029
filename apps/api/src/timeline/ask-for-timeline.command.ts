import { timelineDecider, type TimelineState, timelineStream } from '@keelson/domain/timeline';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

interface Asked {
  readonly state: TimelineState;
  readonly position: number;
}

/** The subject of the context asks for everything that is recorded about them. */
export class AskForTimeline extends Command<Asked> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(AskForTimeline)
export class AskForTimelineHandler implements ICommandHandler<AskForTimeline> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ context }: AskForTimeline): Promise<Asked> {
    const accountId = context.subjectId;
    return this.runner.record({
      ...{ decider: timelineDecider, streamId: timelineStream(accountId), partitionKey: accountId, context },
      command: { name: 'AskForExport', exportId: context.commandId, at: context.occurredAt },
    });
  }
}
