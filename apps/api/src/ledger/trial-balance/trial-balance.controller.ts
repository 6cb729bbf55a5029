import {
  importStatusContract,
  ledgerMessages,
  trialBalanceContract,
  trialBalanceReportContract,
} from '@keelson/contracts/ledger';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type BooksReading, KnownBooks } from '../../books/known-books';
import { type AnswerTo, problem, RawAnswer, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { XLSX } from '../../platform/files/xlsx';
import { ledgerProblems } from '../ledger.problems';
import { GetImportStatus } from './get-import-status.query';
import { reportFile } from './report-sheet';
import { trialBalance } from './trial-balance';

@Controller()
export class TrialBalanceController {
  constructor(
    private readonly books: KnownBooks,
    private readonly queries: QueryBus,
  ) {}

  @Handles(importStatusContract, ledgerProblems)
  async importStatus(
    @Call() { caller, params, minimumPosition }: CallOf<typeof importStatusContract>,
  ): Promise<AnswerTo<typeof importStatusContract>> {
    const { value, meta } = await this.queries.execute(new GetImportStatus(caller, params.accountId, minimumPosition));
    return value ? success(value, meta) : problem(ledgerProblems, { code: 'NOT_FOUND' }, { meta });
  }

  @Handles(trialBalanceContract, ledgerProblems)
  async byMonth(@Call() call: CallOf<typeof trialBalanceContract>): Promise<AnswerTo<typeof trialBalanceContract>> {
    const { value, meta } = await this.#table(call, 'trialBalance');
    return value ? success(value, meta) : problem(ledgerProblems, { code: 'NOT_FOUND' }, { meta });
  }

  @Handles(trialBalanceReportContract, ledgerProblems)
  async report(
    @Call() call: CallOf<typeof trialBalanceReportContract>,
  ): Promise<AnswerTo<typeof trialBalanceReportContract> | RawAnswer> {
    const { value, meta } = await this.#table(call, 'trialBalanceExport');
    if (!value) return problem(ledgerProblems, { code: 'NOT_FOUND' }, { meta });
    return new RawAnswer(await reportFile(value), XLSX, {
      'content-disposition': `attachment; filename="${ledgerMessages.reportName}"`,
    });
  }

  async #table(
    call: CallOf<typeof trialBalanceContract> | CallOf<typeof trialBalanceReportContract>,
    reading: BooksReading,
  ) {
    const { caller, params, context, minimumPosition } = call;
    const { informationFrom, view, ...clocks } = call.query;
    const question = { ...params, ...clocks, context, minimumPosition };
    const { value, meta } = await this.books.read(caller, question, reading);
    return { value: value && trialBalance(value, informationFrom, view), meta };
  }
}
