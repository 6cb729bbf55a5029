import { accessLogContract, accessLogExportContract } from '@keelson/contracts/history';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type AnswerTo, RawAnswer, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { ExportAccessLog } from './export-access-log.query';
import { GetAccessLog } from './get-access-log.query';
import { historyProblems } from './history.problems';

/** Who looked at an account, for its owner. The guard finds no account but the own one. */
@Controller()
export class AccessLogController {
  constructor(private readonly queries: QueryBus) {}

  @Handles(accessLogContract, historyProblems)
  async accessLog(
    @Call() { caller, params, query, minimumPosition }: CallOf<typeof accessLogContract>,
  ): Promise<AnswerTo<typeof accessLogContract>> {
    const { value, meta } = await this.queries.execute(
      new GetAccessLog(caller, params.accountId, query, minimumPosition),
    );
    return success(value, meta);
  }

  @Handles(accessLogExportContract, historyProblems)
  async export(
    @Call() { caller, params, query, minimumPosition }: CallOf<typeof accessLogExportContract>,
  ): Promise<RawAnswer> {
    const filter = { accountId: params.accountId, ...query };
    const { fileName, csv } = await this.queries.execute(new ExportAccessLog(caller, filter, minimumPosition));
    return new RawAnswer(csv, 'text/csv; charset=utf-8', {
      'content-disposition': `attachment; filename="${fileName}"`,
    });
  }
}
