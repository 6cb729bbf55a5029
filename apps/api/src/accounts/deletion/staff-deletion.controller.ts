import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  completeDeletionContract,
  deletionMessages as texts,
  deletionProcessContract,
  retryDeletionContract,
  unfinishedDeletionsContract,
} from '@keelson/contracts/deletion';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { CompleteDeletion } from './complete-deletion.command';
import { staffDeletionProblems as problems } from './deletion.problems';
import { ListUnfinished } from './list-unfinished.query';
import { RetryEnding } from './retry-ending.command';
import { StartDeletion } from './start-deletion.command';
import { StopDeletion } from './stop-deletion.command';

/** The deletion of accounts by staff, each step confirmed with the own password. */
@Controller()
export class StaffDeletionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(deletionProcessContract, problems)
  async process(
    @Call() { params, query, caller, context }: CallOf<typeof deletionProcessContract>,
  ): Promise<AnswerTo<typeof deletionProcessContract>> {
    const target = { accountId: params.accountId, partner: query.ischannelpartner === 'true' };
    if (query.deleteUserflag === '2') {
      const stopped = await this.commands.execute(new StopDeletion(target, caller, context));
      if (!stopped.ok) return problem(problems, stopped.failure);
      return success({ delete_at: null, trial: false }, { position: stopped.value }, { statusMessage: texts.stopped });
    }
    const started = await this.commands.execute(new StartDeletion(target, caller, context));
    if (!started.ok) return problem(problems, started.failure);
    const { deleteAt, trial, position } = started.value;
    const statusMessage = trial ? texts.trialStarted : texts.started;
    return success({ delete_at: deleteAt, trial }, { position }, { statusMessage });
  }

  @Handles(completeDeletionContract, problems)
  async complete(
    @Call() { params, query, caller, context }: CallOf<typeof completeDeletionContract>,
  ): Promise<AnswerTo<typeof completeDeletionContract>> {
    const target = { accountId: params.accountId, partner: query.ischannelpartner === 'true' };
    const outcome = await this.commands.execute(new CompleteDeletion(target, query.deleteAt ?? null, caller, context));
    if (!outcome.ok) return problem(problems, outcome.failure);
    return success({}, { position: outcome.value }, { statusMessage: texts.completed });
  }

  @Handles(unfinishedDeletionsContract)
  async unfinished(): Promise<AnswerTo<typeof unfinishedDeletionsContract>> {
    return success(await this.queries.execute(new ListUnfinished()));
  }

  @Handles(retryDeletionContract, problems)
  async retry(
    @Call() { params, context }: CallOf<typeof retryDeletionContract>,
  ): Promise<AnswerTo<typeof retryDeletionContract>> {
    const outcome = await this.commands.execute(new RetryEnding(params.accountId, context));
    if (!outcome.ok) return problem(problems, outcome.failure);
    return success({}, { position: outcome.value }, { statusMessage: texts.retried });
  }
}
