import { Injectable } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import { type CheckoutState, couponOf, CURRENCY, isOpen, PLAN_TERMS, VAT_PERCENT } from '@keelson/domain/billing';
import {
  checkoutItem,
  type CheckoutOrder,
  type HostedCheckout,
  type PaymentProvider,
  ProviderFailed,
} from '@keelson/integrations/stripe';
import type { CommandContext } from '../../platform/execution/command-context';
import { InjectConfiguration } from '../../platform/tokens';
import { BillingRecords, type PayingAccount } from '../billing-records';
import { Lookouts } from '../lookouts';

export type Opening =
  | { readonly kind: 'open'; readonly url: string; readonly position?: number }
  | { readonly kind: 'paid' }
  /** Run out, failed, or never there: another one may be asked for. */
  | { readonly kind: 'over' };

/**
 * Checkouts at the provider. Everything is asked for under the checkout's own id, which was recorded first, and never
 * under another one: an answer that is lost costs nothing but the asking again.
 */
@Injectable()
export class HostedCheckouts {
  constructor(
    private readonly records: BillingRecords,
    private readonly lookouts: Lookouts,
    @InjectConfiguration() private readonly configuration: ApiConfiguration,
  ) {}

  async open(
    account: PayingAccount,
    checkout: CheckoutState,
    knownCustomer: string | null,
    provider: PaymentProvider,
    context: CommandContext,
  ): Promise<Opening> {
    const opening = await this.opened(account, checkout, knownCustomer, provider, context);
    if (opening.kind === 'over') {
      const { checkoutId } = checkout;
      const { accountId } = account.registration;
      await this.records.run(accountId, { name: 'GiveUpCheckout', checkoutId }, context, `give up ${checkoutId}`);
    }
    return opening;
  }

  /** Makes sure that a checkout that nobody wants any more cannot be paid besides another one. */
  async close({ sessionId }: CheckoutState, provider: PaymentProvider, context: CommandContext): Promise<void> {
    if (sessionId === null) return;
    await provider.expireCheckout(sessionId);
    await this.lookouts.lookAt(sessionId, 'closed', context.occurredAt);
  }

  private async opened(
    account: PayingAccount,
    checkout: CheckoutState,
    knownCustomer: string | null,
    provider: PaymentProvider,
    context: CommandContext,
  ): Promise<Opening> {
    if (checkout.sessionId !== null) {
      return this.opening(checkout, await provider.checkout(checkout.sessionId), context);
    }
    const { accountId, email, name } = account.registration;
    const customerId = knownCustomer ?? (await provider.customerOf({ accountId, email, name }));
    const hosted = isOpen(checkout, context.occurredAt)
      ? await this.asked(this.orderOf(accountId, customerId, checkout), provider)
      : await provider.findCheckout(customerId, checkout.checkoutId);
    if (!hosted) return { kind: 'over' };
    const { checkoutId } = checkout;
    const { sessionId, expiresAt } = hosted;
    const noted = await this.records.run(
      accountId,
      { name: 'NoteCheckoutOpened', checkoutId, sessionId, customerId, expiresAt },
      context,
      `opened ${checkoutId}`,
    );
    const opening = await this.opening(checkout, hosted, context);
    return noted.ok && opening.kind === 'open' ? { ...opening, position: noted.value.position } : opening;
  }

  private async opening(
    { checkoutId }: CheckoutState,
    hosted: HostedCheckout | undefined,
    { occurredAt }: CommandContext,
  ): Promise<Opening> {
    if (!hosted) throw new Error(`the payment provider does not know checkout ${checkoutId} any more`);
    const { sessionId, state, url } = hosted;
    if (state === 'open' && url !== null) return { kind: 'open', url };
    await this.lookouts.lookAt(sessionId, state, occurredAt);
    return state === 'paid' || state === 'pending' ? { kind: 'paid' } : { kind: 'over' };
  }

  /** What failed inside the provider fails so for ever under this key; whether it left a checkout is looked up. */
  private async asked(order: CheckoutOrder, provider: PaymentProvider): Promise<HostedCheckout | undefined> {
    try {
      return await provider.openCheckout(order);
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      return provider.findCheckout(order.customerId, order.checkoutId);
    }
  }

  private orderOf(accountId: string, customerId: string, checkout: CheckoutState): CheckoutOrder {
    const { checkoutId, plan, couponCode } = checkout;
    const coupon = couponCode === null ? undefined : couponOf(couponCode);
    const returnUrl = `${this.configuration.publicUrl}/successSignup?checkout=${checkoutId}`;
    return {
      checkoutId,
      accountId,
      customerId,
      item: checkoutItem(PLAN_TERMS[plan], { vatPercent: VAT_PERCENT, currency: CURRENCY }),
      ...(coupon && { coupon: { ...coupon, code: coupon.couponCode } }),
      successUrl: returnUrl,
      cancelUrl: returnUrl,
    };
  }
}
