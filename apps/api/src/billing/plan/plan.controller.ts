import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  changePlanContract,
  endSubscriptionContract,
  keepSubscriptionContract,
  planContract,
  planQuoteContract,
  upcomingPaymentContract,
} from '@keelson/contracts/billing';
import { subjectOf } from '../../platform/access/caller';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { billingProblems } from '../billing.problems';
import { ChangeEnd } from './change-end.command';
import { ChangePlan } from './change-plan.command';
import { GetPlan } from './get-plan.query';
import { GetPlanQuote } from './plan-quote.query';
import { GetUpcomingPayment } from './upcoming-payment.query';

/** The own plan: seen, changed and ended by its owner. Whose it is comes from the session alone. */
@Controller()
export class PlanController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(planContract, billingProblems)
  async plan(@Call() { caller, context }: CallOf<typeof planContract>): Promise<AnswerTo<typeof planContract>> {
    return success(await this.queries.execute(new GetPlan(subjectOf(caller), context.occurredAt)));
  }

  @Handles(upcomingPaymentContract, billingProblems)
  async upcoming(
    @Call() { caller }: CallOf<typeof upcomingPaymentContract>,
  ): Promise<AnswerTo<typeof upcomingPaymentContract>> {
    const outcome = await this.queries.execute(new GetUpcomingPayment(subjectOf(caller)));
    return outcome.ok ? success({ payment: outcome.value }) : problem(billingProblems, outcome.failure);
  }

  @Handles(planQuoteContract, billingProblems)
  async quote(
    @Call() { caller, body, context }: CallOf<typeof planQuoteContract>,
  ): Promise<AnswerTo<typeof planQuoteContract>> {
    const outcome = await this.queries.execute(new GetPlanQuote(subjectOf(caller), body.plan, context.occurredAt));
    return outcome.ok ? success(outcome.value) : problem(billingProblems, outcome.failure);
  }

  @Handles(changePlanContract, billingProblems)
  async change(
    @Call() { caller, body, context }: CallOf<typeof changePlanContract>,
  ): Promise<AnswerTo<typeof changePlanContract>> {
    const outcome = await this.commands.execute(new ChangePlan(subjectOf(caller), body, context));
    if (!outcome.ok) return problem(billingProblems, outcome.failure);
    const { requestId, position } = outcome.value;
    return success({ requestId }, { position });
  }

  @Handles(endSubscriptionContract, billingProblems)
  async end(
    @Call() { caller, context }: CallOf<typeof endSubscriptionContract>,
  ): Promise<AnswerTo<typeof endSubscriptionContract>> {
    const outcome = await this.commands.execute(new ChangeEnd(subjectOf(caller), 'RequestEnd', context));
    if (!outcome.ok) return problem(billingProblems, outcome.failure);
    const { requestId, position } = outcome.value;
    return success({ requestId }, { position });
  }

  @Handles(keepSubscriptionContract, billingProblems)
  async keep(
    @Call() { caller, context }: CallOf<typeof keepSubscriptionContract>,
  ): Promise<AnswerTo<typeof keepSubscriptionContract>> {
    const outcome = await this.commands.execute(new ChangeEnd(subjectOf(caller), 'WithdrawEnd', context));
    if (!outcome.ok) return problem(billingProblems, outcome.failure);
    const { requestId, position } = outcome.value;
    return success({ requestId }, { position });
  }
}
