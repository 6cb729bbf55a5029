import { Module } from '@nestjs/common';
import { BillingRecords } from './billing-records';
import { BillingController } from './billing.controller';
import { GetCheckoutOutcomeHandler } from './checkout/checkout-outcome.query';
import { HostedCheckouts } from './checkout/hosted-checkouts';
import { OpenCheckoutHandler } from './checkout/open-checkout.command';
import { SkipPaymentHandler } from './checkout/skip-payment.command';
import { CouponLimits } from './coupon-limits';
import { Lookouts } from './lookouts';
import { DeactivateHandler } from './own/deactivate.command';
import { GetBillingDetailsHandler } from './own/get-billing-details.query';
import { GetSubscriptionHandler } from './own/get-subscription.query';
import { ListInvoicesHandler } from './own/list-invoices.query';
import { Payments } from './payments';
import { ChangeEndHandler } from './plan/change-end.command';
import { ChangePlanHandler } from './plan/change-plan.command';
import { Deletions } from './plan/deletions';
import { GetPlanHandler } from './plan/get-plan.query';
import { GetPlanQuoteHandler } from './plan/plan-quote.query';
import { PlanQuotes } from './plan/plan-quotes';
import { PlanController } from './plan/plan.controller';
import { GetUpcomingPaymentHandler } from './plan/upcoming-payment.query';
import { PlansController } from './plans.controller';
import { ExtendTrialHandler } from './trial/extend-trial.command';
import { MigrateHandler } from './trial/migrate.command';
import { TrialCustomers } from './trial/trial-customers';
import { TrialController } from './trial/trial.controller';
import { StripeWebhookRoute } from './webhooks/stripe-webhook.route';

/** Plans, checkouts, and what an account pays. */
@Module({
  controllers: [PlansController, BillingController, PlanController, TrialController],
  providers: [
    Payments,
    BillingRecords,
    Lookouts,
    CouponLimits,
    HostedCheckouts,
    OpenCheckoutHandler,
    GetCheckoutOutcomeHandler,
    SkipPaymentHandler,
    DeactivateHandler,
    GetSubscriptionHandler,
    GetBillingDetailsHandler,
    ListInvoicesHandler,
    Deletions,
    PlanQuotes,
    GetPlanHandler,
    GetUpcomingPaymentHandler,
    GetPlanQuoteHandler,
    ChangePlanHandler,
    ChangeEndHandler,
    TrialCustomers,
    ExtendTrialHandler,
    MigrateHandler,
    StripeWebhookRoute,
  ],
})
export class BillingModule {}
