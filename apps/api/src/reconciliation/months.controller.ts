import {
  closeMonthContract,
  exportMonthContract,
  getMonthContract,
  reconciliationMessages as texts,
} from '@keelson/contracts/reconciliation';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../platform/access/record-reading.command';
import { type AnswerTo, problem, RawAnswer, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { CloseMonth } from './close-month.command';
import { GetMonth } from './get-month.query';
import { monthFile } from './month-file';
import { reconciliationProblems as problems } from './reconciliation.problems';

/** Months of the reconciliation, which staff for finance close. */
@Controller()
export class MonthsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(getMonthContract, problems)
  async month(
    @Call() { caller, params, minimumPosition }: CallOf<typeof getMonthContract>,
  ): Promise<AnswerTo<typeof getMonthContract>> {
    const { value, meta } = await this.queries.execute(new GetMonth(caller, params.month, minimumPosition));
    return value ? success(value, meta) : problem(problems, { code: 'MONTH_NOT_FOUND' }, { meta });
  }

  @Handles(closeMonthContract, problems)
  async close(@Call() call: CallOf<typeof closeMonthContract>): Promise<AnswerTo<typeof closeMonthContract>> {
    const { caller, context, minimumPosition } = call;
    const command = new CloseMonth(call.params.month, call.body.seen, { caller, context, minimumPosition });
    const outcome = await this.commands.execute(command);
    return outcome.ok
      ? success({}, outcome.value, { statusMessage: texts.closedMonth })
      : problem(problems, outcome.failure);
  }

  @Handles(exportMonthContract, problems)
  async export(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof exportMonthContract>,
  ): Promise<AnswerTo<typeof exportMonthContract> | RawAnswer> {
    const { value, meta } = await this.queries.execute(new GetMonth(caller, params.month, minimumPosition));
    if (!value) return problem(problems, { code: 'MONTH_NOT_FOUND' }, { meta });
    await this.commands.execute(new RecordReading('payments', context.actor.id, context));
    const { content, contentType, fileName } = await monthFile(value, params.format);
    return new RawAnswer(content, contentType, { 'content-disposition': `attachment; filename="${fileName}"` });
  }
}
