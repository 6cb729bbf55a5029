import type { ApiConfiguration } from '@keelson/configuration';
import {
  bankMessages as texts,
  bankOverviewContract,
  listBankLinesContract,
  matchBankLineContract,
  previewStatementContract,
  recordStatementContract,
  unmatchBankLineContract,
} from '@keelson/contracts/reconciliation';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../../platform/access/record-reading.command';
import { InjectConfiguration } from '../../platform/tokens';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { bankProblems as problems } from './bank.problems';
import { GetBank, ListBankLines } from './bank.queries';
import { DecideBankMatch } from './match-bank-line.command';
import { PreviewStatement } from './preview-statement.query';
import { RecordStatement } from './record-statement.command';

/** The last leg: what arrived at the bank, from its statements. */
@Controller()
export class BankController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'settledAloneUpToPence'>,
  ) {}

  @Handles(bankOverviewContract)
  async overview(
    @Call() { caller, minimumPosition }: CallOf<typeof bankOverviewContract>,
  ): Promise<AnswerTo<typeof bankOverviewContract>> {
    const { value, meta } = await this.queries.execute(new GetBank(caller, minimumPosition));
    return success(value, meta);
  }

  /** Texts of a bank may name people: who read them is recorded. */
  @Handles(listBankLinesContract)
  async lines(
    @Call() { caller, query, context, minimumPosition }: CallOf<typeof listBankLinesContract>,
  ): Promise<AnswerTo<typeof listBankLinesContract>> {
    const { value, meta } = await this.queries.execute(new ListBankLines(caller, query, minimumPosition));
    if (value.rows.length > 0) await this.commands.execute(new RecordReading('payment', context.actor.id, context));
    return success(value, meta);
  }

  @Handles(previewStatementContract, problems)
  async preview(
    @Call() { caller, body, minimumPosition }: CallOf<typeof previewStatementContract>,
  ): Promise<AnswerTo<typeof previewStatementContract>> {
    const outcome = await this.queries.execute(new PreviewStatement(caller, body.content, minimumPosition));
    if (!outcome.ok) return problem(problems, outcome.failure);
    return success(outcome.value.value, outcome.value.meta);
  }

  @Handles(recordStatementContract, problems)
  async record(
    @Call() { body, context }: CallOf<typeof recordStatementContract>,
  ): Promise<AnswerTo<typeof recordStatementContract>> {
    const outcome = await this.commands.execute(new RecordStatement(body.content, body.acceptance, context));
    if (!outcome.ok) return problem(problems, outcome.failure);
    const { position, ...kept } = outcome.value;
    return success(kept, { position }, { statusMessage: texts.recorded });
  }

  @Handles(matchBankLineContract, problems)
  async match(
    @Call() { params, body, ...call }: CallOf<typeof matchBankLineContract>,
  ): Promise<AnswerTo<typeof matchBankLineContract>> {
    const { lineId, reason } = body;
    const { settledAloneUpToPence: aloneUpToPence } = this.configuration;
    const outcome = await this.commands.execute(
      new DecideBankMatch(
        { ...params, lineId },
        (seen) => ({ name: 'MatchBankLine', seen, reason, aloneUpToPence }),
        call,
      ),
    );
    if (outcome.ok) return success({}, outcome.value, { statusMessage: texts.matched });
    const { code } = outcome.failure;
    if (code === 'NOT_AT_BANK') throw new Error(`a match was refused with ${code}`);
    return problem(problems, { code });
  }

  @Handles(unmatchBankLineContract, problems)
  async unmatch(
    @Call() { params, body, ...call }: CallOf<typeof unmatchBankLineContract>,
  ): Promise<AnswerTo<typeof unmatchBankLineContract>> {
    const { lineId, reason } = body;
    const outcome = await this.commands.execute(
      new DecideBankMatch({ ...params, lineId }, (seen) => ({ name: 'UnmatchBankLine', seen, reason }), call),
    );
    if (outcome.ok) return success({}, outcome.value, { statusMessage: texts.unmatched });
    const { code } = outcome.failure;
    if (code === 'PAYOUT_AT_BANK' || code === 'LINE_TAKEN' || code === 'GAP_TOO_LARGE')
      throw new Error(`an unmatch was refused with ${code}`);
    return problem(problems, { code });
  }
}
