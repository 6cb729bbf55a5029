import type { CheckoutMode, Plan } from '@keelson/vocabulary';

/** Early access is paid once; the others renew. */
export const checkoutModeOf = (plan: Plan): CheckoutMode => (plan === 'EarlyAccess' ? 'payment' : 'subscription');
