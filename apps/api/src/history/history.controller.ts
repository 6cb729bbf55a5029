import { accountHistoryContract, historyExportContract, historyVerificationContract } from '@keelson/contracts/history';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AnswerTo, problem, type RawAnswer, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { historyProblems } from './history.problems';
import { ExportHistory } from './export-history.query';
import { GetAccountHistory } from './get-account-history.query';
import { HISTORY_HEADINGS, historyCells } from './history-cells';
import { historyFile } from './history-file';
import { seesPersonal } from './personal-values';
import { RecordHistoryReading } from './record-history-reading.command';
import { VerifyAccountHistory } from './verify-account-history.query';

@Controller()
export class HistoryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(accountHistoryContract, historyProblems)
  async accountHistory(
    @Call() { caller, params, query, context, minimumPosition = 0 }: CallOf<typeof accountHistoryContract>,
  ): Promise<AnswerTo<typeof accountHistoryContract>> {
    const { accountId } = params;
    const reading = new RecordHistoryReading(caller, 'history', accountId, context, minimumPosition);
    const recorded = await this.commands.execute(reading);
    if (!recorded.ok) return problem(historyProblems, recorded.failure);
    const position = Math.max(minimumPosition, recorded.value.position);
    const { value, meta } = await this.queries.execute(new GetAccountHistory(caller, accountId, query, position));
    return success(value, meta);
  }

  @Handles(historyVerificationContract, historyProblems)
  async verification(
    @Call() { caller, params, context, minimumPosition = 0 }: CallOf<typeof historyVerificationContract>,
  ): Promise<AnswerTo<typeof historyVerificationContract>> {
    const { accountId } = params;
    const reading = new RecordHistoryReading(caller, 'verification', accountId, context, minimumPosition);
    const recorded = await this.commands.execute(reading);
    if (!recorded.ok) return problem(historyProblems, recorded.failure);
    const position = Math.max(minimumPosition, recorded.value.position);
    const { value, meta } = await this.queries.execute(new VerifyAccountHistory(caller, accountId, position));
    return success(value, meta);
  }

  @Handles(historyExportContract, historyProblems)
  async export(
    @Call() call: CallOf<typeof historyExportContract>,
  ): Promise<AnswerTo<typeof historyExportContract> | RawAnswer> {
    const { caller, params, query, context, minimumPosition: asked = 0, stillAllowed } = call;
    const { accountId } = params;
    const reading = new RecordHistoryReading(caller, 'export', accountId, context, asked);
    const recorded = await this.commands.execute(reading);
    if (!recorded.ok) return problem(historyProblems, recorded.failure);
    const minimumPosition = Math.max(asked, recorded.value.position);
    const { correlationId } = context;
    const exported = {
      filter: { accountId, ...query, personal: seesPersonal(caller) },
      ...{ name: `account-history-${accountId}`, headings: HISTORY_HEADINGS, cells: historyCells },
    };
    const exportCall = { caller, minimumPosition, correlationId, stillAllowed };
    return historyFile(await this.queries.execute(new ExportHistory(exported, exportCall)));
  }
}
