import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  billingDetailsContract,
  checkoutOutcomeContract,
  deactivateContract,
  invoicesContract,
  openCheckoutContract,
  skipPaymentContract,
  subscriptionContract,
} from '@keelson/contracts/billing';
import { subjectOf } from '../platform/access/caller';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { billingProblems } from './billing.problems';
import { GetCheckoutOutcome } from './checkout/checkout-outcome.query';
import { OpenCheckout } from './checkout/open-checkout.command';
import { SkipPayment } from './checkout/skip-payment.command';
import { Deactivate } from './own/deactivate.command';
import { GetBillingDetails } from './own/get-billing-details.query';
import { GetSubscription } from './own/get-subscription.query';
import { ListInvoices } from './own/list-invoices.query';

/** What a customer does about the own payments. Whose they are comes from the session alone. */
@Controller()
export class BillingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(openCheckoutContract, billingProblems)
  async openCheckout(
    @Call() { body, caller, context }: CallOf<typeof openCheckoutContract>,
  ): Promise<AnswerTo<typeof openCheckoutContract>> {
    const { price: plan, couponCode, upgradeUser } = body;
    const order = { plan, couponCode: couponCode || null, upgrade: upgradeUser === true || upgradeUser === 'true' };
    const outcome = await this.commands.execute(new OpenCheckout(subjectOf(caller), order, context));
    if (!outcome.ok) return problem(billingProblems, outcome.failure);
    const { checkoutId, url, position } = outcome.value;
    return success({ checkoutId, url }, { position });
  }

  @Handles(checkoutOutcomeContract, billingProblems)
  async checkoutOutcome(
    @Call() { params, caller, context }: CallOf<typeof checkoutOutcomeContract>,
  ): Promise<AnswerTo<typeof checkoutOutcomeContract>> {
    const query = new GetCheckoutOutcome(subjectOf(caller), params.checkoutId, context.occurredAt);
    const outcome = await this.queries.execute(query);
    return outcome.ok ? success(outcome.value) : problem(billingProblems, outcome.failure);
  }

  @Handles(skipPaymentContract, billingProblems)
  async skipPayment(
    @Call() { caller, context }: CallOf<typeof skipPaymentContract>,
  ): Promise<AnswerTo<typeof skipPaymentContract>> {
    const outcome = await this.commands.execute(new SkipPayment(subjectOf(caller), context));
    if (!outcome.ok) return problem(billingProblems, outcome.failure);
    const { trial, trialEndsAt, position } = outcome.value;
    return success({ freeTrailUser: trial, trialEndsAt }, { position });
  }

  @Handles(subscriptionContract, billingProblems)
  async subscription(
    @Call() { caller, context }: CallOf<typeof subscriptionContract>,
  ): Promise<AnswerTo<typeof subscriptionContract>> {
    return success(await this.queries.execute(new GetSubscription(subjectOf(caller), context.occurredAt)));
  }

  @Handles(deactivateContract, billingProblems)
  async deactivate(
    @Call() { caller, context, query }: CallOf<typeof deactivateContract>,
  ): Promise<AnswerTo<typeof deactivateContract>> {
    const position = await this.commands.execute(new Deactivate(subjectOf(caller), query, context));
    return success({}, { position });
  }

  @Handles(billingDetailsContract, billingProblems)
  async details(
    @Call() { caller, context }: CallOf<typeof billingDetailsContract>,
  ): Promise<AnswerTo<typeof billingDetailsContract>> {
    return success(await this.queries.execute(new GetBillingDetails(subjectOf(caller), context.occurredAt)));
  }

  @Handles(invoicesContract, billingProblems)
  async invoices(@Call() { caller }: CallOf<typeof invoicesContract>): Promise<AnswerTo<typeof invoicesContract>> {
    const outcome = await this.queries.execute(new ListInvoices(subjectOf(caller)));
    return outcome.ok ? success([...outcome.value]) : problem(billingProblems, outcome.failure);
  }
}
