import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { clearContentCacheContract, contentPageContract } from '@keelson/contracts/content';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { ClearContentCache } from './clear-content-cache.command';
import { contentProblems } from './content.problems';
import { GetContentPage } from './get-content-page.query';

@Controller()
export class ContentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(contentPageContract, contentProblems)
  async page(@Call() call: CallOf<typeof contentPageContract>): Promise<AnswerTo<typeof contentPageContract>> {
    const page = await this.queries.execute(new GetContentPage(call.params.page));
    return page.ok
      ? success(page.value, undefined, { contentStatus: 'success' })
      : problem(contentProblems, page.failure, { contentStatus: 'failure' });
  }

  @Handles(clearContentCacheContract)
  async clearCache(): Promise<Answer<{ cleared: number }>> {
    return success({ cleared: await this.commands.execute(new ClearContentCache()) });
  }
}
