import { journeyReplayContract } from '@keelson/contracts/journeys';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../platform/access/record-reading.command';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { journeysProblems } from './journeys.problems';
import { ReplayJourney } from './replay-journey.query';

@Controller()
export class JourneysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(journeyReplayContract, journeysProblems)
  async replay(
    @Call() { params, context }: CallOf<typeof journeyReplayContract>,
  ): Promise<AnswerTo<typeof journeyReplayContract>> {
    const replay = await this.queries.execute(new ReplayJourney(params.accountId));
    if (replay === undefined) return problem(journeysProblems, { code: 'ACCOUNT_NOT_FOUND' });
    await this.commands.execute(new RecordReading('replay', params.accountId, context));
    return success(replay);
  }
}
