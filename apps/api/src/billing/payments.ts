import { Injectable } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import { Breakers } from '@keelson/integrations';
import {
  type PaymentProvider,
  ProviderFailed,
  ProviderUnavailable,
  stripeProvider,
} from '@keelson/integrations/stripe';
import { InjectConfiguration } from '../platform/tokens';

export type PaymentsRefusal = {
  readonly code: 'PAYMENTS_NOT_SET_UP' | 'PAYMENTS_UNAVAILABLE';
  readonly retryAfterSeconds?: number;
};

const AFTER_FAILURE_SECONDS = 30;

/** The payment provider of this process, where one is configured. */
@Injectable()
export class Payments {
  readonly provider: PaymentProvider | undefined;

  constructor(@InjectConfiguration() { payments }: ApiConfiguration, breakers: Breakers) {
    this.provider = payments && stripeProvider({ ...payments, breakers });
  }

  /** Does the work with the provider, or says why that is not possible at the moment. */
  async attempt<Value>(
    work: (provider: PaymentProvider) => Promise<Value>,
  ): Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: PaymentsRefusal }> {
    if (!this.provider) return { ok: false, failure: { code: 'PAYMENTS_NOT_SET_UP' } };
    try {
      return { ok: true, value: await work(this.provider) };
    } catch (error) {
      if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderFailed)) throw error;
      const retryAfterSeconds = error instanceof ProviderUnavailable ? error.retryAfterSeconds : AFTER_FAILURE_SECONDS;
      return { ok: false, failure: { code: 'PAYMENTS_UNAVAILABLE', retryAfterSeconds } };
    }
  }
}
