import {
  countExceptionsContract,
  exportCasesContract,
  getCaseContract,
  getPayoutContract,
  listCasesContract,
  listPayoutsContract,
  reconciliationOverviewContract,
} from '@keelson/contracts/reconciliation';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../platform/access/record-reading.command';
import { type Answer, type AnswerTo, problem, RawAnswer, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { CountExceptions } from './count-exceptions.query';
import { ExportCases } from './export-cases.query';
import { GetCase } from './get-case.query';
import { GetReconciliationOverview } from './get-overview.query';
import { ListCases } from './list-cases.query';
import { GetPayout, ListPayouts } from './payouts.query';
import { reconciliationProblems as problems } from './reconciliation.problems';

/** What staff for finance see of every pound: ours, the provider's and the bank's. */
@Controller()
export class ReconciliationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(reconciliationOverviewContract)
  async overview(
    @Call() { caller, minimumPosition }: CallOf<typeof reconciliationOverviewContract>,
  ): Promise<AnswerTo<typeof reconciliationOverviewContract>> {
    const { value, meta } = await this.queries.execute(new GetReconciliationOverview(caller, minimumPosition));
    return success(value, meta);
  }

  @Handles(listCasesContract)
  async cases(
    @Call() { caller, query, minimumPosition }: CallOf<typeof listCasesContract>,
  ): Promise<AnswerTo<typeof listCasesContract>> {
    const { value, meta } = await this.queries.execute(new ListCases(caller, query, minimumPosition));
    return success(value, meta);
  }

  @Handles(countExceptionsContract)
  async exceptions(
    @Call() { caller, minimumPosition }: CallOf<typeof countExceptionsContract>,
  ): Promise<AnswerTo<typeof countExceptionsContract>> {
    const { value, meta } = await this.queries.execute(new CountExceptions(caller, minimumPosition));
    return success(value, meta);
  }

  @Handles(getCaseContract, problems)
  async one(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof getCaseContract>,
  ): Promise<AnswerTo<typeof getCaseContract>> {
    const { value, meta } = await this.queries.execute(new GetCase(caller, params.caseId, minimumPosition));
    if (value === undefined) return problem(problems, { code: 'CASE_NOT_FOUND' }, { meta });
    await this.commands.execute(new RecordReading('payment', value.accountId ?? context.actor.id, context));
    return success(value, meta);
  }

  @Handles(listPayoutsContract)
  async payouts(
    @Call() { caller, query, minimumPosition }: CallOf<typeof listPayoutsContract>,
  ): Promise<AnswerTo<typeof listPayoutsContract>> {
    const { value, meta } = await this.queries.execute(new ListPayouts(caller, query, minimumPosition));
    return success(value, meta);
  }

  @Handles(getPayoutContract, problems)
  async payout(
    @Call() { caller, params, query, minimumPosition }: CallOf<typeof getPayoutContract>,
  ): Promise<AnswerTo<typeof getPayoutContract>> {
    const { value, meta } = await this.queries.execute(new GetPayout(caller, params.payoutId, query, minimumPosition));
    if (value === undefined) return problem(problems, { code: 'PAYOUT_NOT_FOUND' }, { meta });
    return success(value, meta);
  }

  @Handles(exportCasesContract)
  async export(
    @Call() { caller, params, query, body, context, minimumPosition, stillAllowed }: CallOf<typeof exportCasesContract>,
  ): Promise<Answer<AnswerInputOf<typeof exportCasesContract>> | RawAnswer> {
    await this.commands.execute(new RecordReading('payments', context.actor.id, context));
    const { correlationId } = context;
    const { content, contentType, fileName } = await this.queries.execute(
      new ExportCases({ params, query, body }, { caller, minimumPosition, correlationId, stillAllowed }),
    );
    return new RawAnswer(content, contentType, { 'content-disposition': `attachment; filename="${fileName}"` });
  }
}
