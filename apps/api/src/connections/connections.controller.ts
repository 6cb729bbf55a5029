import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  connectionsContract,
  cycleContract,
  disconnectContract,
  launchContract,
  requestImportContract,
  setCycleContract,
} from '@keelson/contracts/connections';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { subjectOf } from '../platform/access/caller';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { connectionsProblems } from './connections.problems';
import { Disconnect } from './own/disconnect.command';
import { GetConnections } from './own/get-connections.query';
import { GetCycle } from './own/get-cycle.query';
import { RequestImport } from './own/request-import.command';
import { SetCycle } from './own/set-cycle.command';
import { Launch } from './staff/launch.command';

/** What is connected, and what can be done with it. */
@Controller()
export class ConnectionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(connectionsContract, connectionsProblems)
  async list(
    @Call() { params, caller, context, minimumPosition }: CallOf<typeof connectionsContract>,
  ): Promise<AnswerTo<typeof connectionsContract>> {
    const query = new GetConnections(caller, params.accountId, context.occurredAt, minimumPosition);
    const { value, meta } = await this.queries.execute(query);
    return value ? success(value, meta) : problem(connectionsProblems, { code: 'NO_SUCH_CUSTOMER' });
  }

  @Handles(requestImportContract, connectionsProblems)
  async requestImport(
    @Call() { params, caller, context }: CallOf<typeof requestImportContract>,
  ): Promise<AnswerTo<typeof requestImportContract>> {
    const outcome = await this.commands.execute(new RequestImport(caller, params.connectionId, context));
    if (!outcome.ok) return problem(connectionsProblems, outcome.failure);
    const { importId, position } = outcome.value;
    return success({ importId }, { position });
  }

  @Handles(disconnectContract, connectionsProblems)
  async disconnect(
    @Call() { params, caller, context }: CallOf<typeof disconnectContract>,
  ): Promise<AnswerTo<typeof disconnectContract>> {
    const outcome = await this.commands.execute(new Disconnect(subjectOf(caller), params.connectionId, context));
    return outcome.ok ? success({}, { position: outcome.value }) : problem(connectionsProblems, outcome.failure);
  }

  @Handles(cycleContract)
  async cycle(@Call() { caller }: CallOf<typeof cycleContract>): Promise<Answer<AnswerInputOf<typeof cycleContract>>> {
    const { version, ...cycle } = await this.queries.execute(new GetCycle(subjectOf(caller)));
    return success(cycle, { version });
  }

  @Handles(setCycleContract, connectionsProblems)
  async setCycle(
    @Call() { query, body, caller, context }: CallOf<typeof setCycleContract>,
  ): Promise<AnswerTo<typeof setCycleContract>> {
    const meta = await this.commands.execute(new SetCycle(subjectOf(caller), query, body.repeat, context));
    return success({ repeat: body.repeat }, meta);
  }

  @Handles(launchContract, connectionsProblems)
  async launch(
    @Call() { params, body, context }: CallOf<typeof launchContract>,
  ): Promise<AnswerTo<typeof launchContract>> {
    const outcome = await this.commands.execute(new Launch(params.accountId, body.Tags, context));
    return outcome.ok ? success({ launchUrl: outcome.value }) : problem(connectionsProblems, outcome.failure);
  }
}
