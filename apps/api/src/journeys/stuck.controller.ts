import { funnelContract, stuckContract } from '@keelson/contracts/journeys';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Answer, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { FindStuck } from './find-stuck.query';
import { ReadFunnel } from './read-funnel.query';

@Controller()
export class StuckController {
  constructor(private readonly queries: QueryBus) {}

  @Handles(funnelContract)
  async funnel(
    @Call() { caller, minimumPosition }: CallOf<typeof funnelContract>,
  ): Promise<Answer<AnswerInputOf<typeof funnelContract>>> {
    const { value, meta } = await this.queries.execute(new ReadFunnel(caller, minimumPosition));
    return success(value, meta);
  }

  @Handles(stuckContract)
  async stuck(
    @Call() { caller, query, minimumPosition }: CallOf<typeof stuckContract>,
  ): Promise<Answer<AnswerInputOf<typeof stuckContract>>> {
    const { value, meta } = await this.queries.execute(new FindStuck(caller, query, minimumPosition));
    return success(value, meta);
  }
}
