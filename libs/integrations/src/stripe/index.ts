export * from './checkout-item';
export * from './payment-provider';
export * from './provider-statements';
export { stripeProvider, type StripeSettings } from './stripe-provider';
