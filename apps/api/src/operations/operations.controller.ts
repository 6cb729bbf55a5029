import {
  operationsMessages as texts,
  overviewContract,
  rebuildContract,
  retryJobContract,
  retryStreamContract,
  verifyContract,
} from '@keelson/contracts/operations';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { RequestedEvent } from '@keelson/domain/operations';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import type { CommandContext } from '../platform/execution/command-context';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { GetOverview } from './get-overview.query';
import { operationsProblems } from './operations.problems';
import { RequestWork } from './request-work.command';

@Controller()
export class OperationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(overviewContract)
  async overview(
    @Call() { caller, minimumPosition }: CallOf<typeof overviewContract>,
  ): Promise<Answer<AnswerInputOf<typeof overviewContract>>> {
    const { value, meta } = await this.queries.execute(new GetOverview(caller, minimumPosition));
    return success(value, meta);
  }

  @Handles(rebuildContract, operationsProblems)
  rebuild(
    @Call() { caller, body, context }: CallOf<typeof rebuildContract>,
  ): Promise<AnswerTo<typeof rebuildContract>> {
    const data = { requestId: context.commandId, projection: body.projection };
    return this.request(caller, { type: 'operations.rebuild-requested.v1', data }, context);
  }

  @Handles(retryStreamContract, operationsProblems)
  retryStream(
    @Call() { caller, body, context }: CallOf<typeof retryStreamContract>,
  ): Promise<AnswerTo<typeof retryStreamContract>> {
    const { subscription, streamId } = body;
    const data = { requestId: context.commandId, subscription, streamId };
    return this.request(caller, { type: 'operations.stream-retry-requested.v1', data }, context);
  }

  @Handles(retryJobContract, operationsProblems)
  retryJob(
    @Call() { caller, body, context }: CallOf<typeof retryJobContract>,
  ): Promise<AnswerTo<typeof retryJobContract>> {
    const data = { requestId: context.commandId, queue: body.queue, jobId: body.jobId };
    return this.request(caller, { type: 'operations.job-retry-requested.v1', data }, context);
  }

  @Handles(verifyContract, operationsProblems)
  verify(@Call() { caller, context }: CallOf<typeof verifyContract>): Promise<AnswerTo<typeof verifyContract>> {
    const data = { requestId: context.commandId };
    return this.request(caller, { type: 'operations.verification-requested.v1', data }, context);
  }

  private async request(
    caller: Caller,
    event: RequestedEvent,
    context: CommandContext,
  ): Promise<AnswerTo<typeof rebuildContract>> {
    const outcome = await this.commands.execute(new RequestWork(caller, event, context));
    if (!outcome.ok) return problem(operationsProblems, outcome.failure);
    const { requestId, position } = outcome.value;
    return success({ requestId }, { position }, { statusMessage: texts.requested });
  }
}
