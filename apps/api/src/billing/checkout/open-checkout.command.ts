import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type BillingRefusal,
  type CheckoutState,
  couponOf,
  openCheckout,
  type RequestCheckout,
} from '@keelson/domain/billing';
import { accepted, refused, type Result } from '@keelson/kernel';
import type { Plan } from '@keelson/vocabulary';
import type { CommandContext } from '../../platform/execution/command-context';
import { BillingRecords, type PayingAccount } from '../billing-records';
import { Payments, type PaymentsRefusal } from '../payments';
import { HostedCheckouts } from './hosted-checkouts';

export interface Order {
  readonly plan: Plan;
  readonly couponCode: string | null;
  readonly upgrade: boolean;
}

export interface OpenedCheckout {
  readonly checkoutId: string;
  readonly url: string;
  readonly position: number;
}

type Refusal = BillingRefusal | PaymentsRefusal;

/** Answers with the provider's page for this order; somebody who asks again is sent to the same one. */
export class OpenCheckout extends Command<Result<OpenedCheckout, Refusal>> {
  constructor(
    readonly accountId: string,
    readonly order: Order,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** One checkout that turns out to be over makes room for another one, once. */
const ROUNDS = 2;

@CommandHandler(OpenCheckout)
export class OpenCheckoutHandler implements ICommandHandler<OpenCheckout> {
  constructor(
    private readonly records: BillingRecords,
    private readonly payments: Payments,
    private readonly hosted: HostedCheckouts,
  ) {}

  async execute({ accountId, order, context }: OpenCheckout): Promise<Result<OpenedCheckout, Refusal>> {
    if (!this.payments.provider) return refused({ code: 'PAYMENTS_NOT_SET_UP' });
    const account = await this.records.account(accountId);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const requested = await this.requested(account, order, context, round);
      if (!requested.ok) return requested;
      const { checkout, others, customerId, position } = requested.value;
      const opened = await this.payments.attempt(async (provider) => {
        for (const other of others) await this.hosted.close(other, provider, context);
        return this.hosted.open(account, checkout, customerId, provider, context);
      });
      if (!opened.ok) return opened;
      if (opened.value.kind === 'paid') return refused({ code: 'ALREADY_PAID' });
      if (opened.value.kind === 'open') {
        const { url, position: noted } = opened.value;
        return accepted({ checkoutId: checkout.checkoutId, url, position: noted ?? position });
      }
    }
    return refused({ code: 'PAYMENTS_UNAVAILABLE' });
  }

  private async requested(
    { registration, start }: PayingAccount,
    { plan, couponCode, upgrade }: Order,
    context: CommandContext,
    round: number,
  ): Promise<Result<Requested, BillingRefusal>> {
    const at = context.occurredAt;
    const step = `checkout ${round}`;
    const checkoutId = this.records.idOf(context, step);
    const command: RequestCheckout = { name: 'RequestCheckout', checkoutId, plan, couponCode, upgrade, start, at };
    const outcome = await this.records.run(registration.accountId, command, context, step);
    if (!outcome.ok) return outcome;
    const { position } = outcome.value;
    const state = await this.records.state(registration.accountId);
    const canonical = couponCode === null ? null : (couponOf(couponCode)?.couponCode ?? null);
    const checkout =
      openCheckout(state, { plan, couponCode: canonical, upgrade }, at) ??
      state.checkouts.find((each) => each.checkoutId === checkoutId);
    if (!checkout) throw new Error(`checkout ${checkoutId} was requested and is not known`);
    const others = state.checkouts.filter((each) => each !== checkout && each.outcome === null);
    return accepted({ checkout, others, customerId: state.customerId, position });
  }
}

interface Requested {
  readonly checkout: CheckoutState;
  readonly others: readonly CheckoutState[];
  readonly customerId: string | null;
  readonly position: number;
}
