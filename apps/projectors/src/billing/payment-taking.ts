import type { PaymentProvider } from '@keelson/integrations/stripe';

export interface TakingPayments {
  /** Who takes the money; absent where nothing can be bought. */
  readonly payments?: PaymentProvider | undefined;
}
