export * from './checkout-item';
export * from './payment-provider';
export { stripeProvider, type StripeSettings } from './stripe-provider';
