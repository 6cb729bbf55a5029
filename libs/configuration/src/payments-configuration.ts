import type { Values } from './environment';

export interface PaymentsConfiguration {
  readonly apiBase: string;
  readonly secretKey: string;
  readonly webhookSecrets: readonly string[];
  /** What comes from a test account is refused. */
  readonly liveOnly: boolean;
}

export function payments(
  values: Values<'KEELSON_MODE' | 'STRIPE_API_BASE' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRETS'>,
): {
  readonly payments?: PaymentsConfiguration;
} {
  const { STRIPE_API_BASE: apiBase, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRETS: webhookSecrets } = values;
  return secretKey === undefined || webhookSecrets === undefined
    ? {}
    : { payments: { apiBase, secretKey, webhookSecrets, liveOnly: values.KEELSON_MODE === 'production' } };
}
