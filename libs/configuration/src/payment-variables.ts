import { z } from 'zod';
import { webAddress, webhookSecrets } from './text-formats';
import { optionalVariable, variable } from './variable';

/** The payment provider. */
export const paymentVariables = {
  STRIPE_API_BASE: variable({
    about: 'Where the payment provider Stripe, or a stand-in of it, is reached.',
    secret: false,
    example: 'https://api.stripe.com',
    fallback: 'https://api.stripe.com',
    schema: webAddress,
  }),
  STRIPE_SECRET_KEY: optionalVariable({
    about: 'The secret key for Stripe. Without it nothing can be bought.',
    secret: true,
    example: 'sk_live_<key>',
    schema: z.string().regex(/^[\x21-\x7e]{1,300}$/, 'must be a key of Stripe'),
  }),
  STRIPE_WEBHOOK_SECRETS: optionalVariable({
    about: 'The secrets that sign Stripe’s messages: one, or two with a comma between them while they change.',
    secret: true,
    example: 'whsec_<new>,whsec_<old>',
    schema: webhookSecrets,
  }),
} as const;
