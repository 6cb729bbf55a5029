import type { Operation } from '../wire/operation';
import { balanceOperations } from './balance-operations';
import { catalogueOperations } from './catalogue-operations';
import { checkoutOperations } from './checkout-operations';
import { couponOperations } from './coupon-operations';
import { customerOperations } from './customer-operations';
import { eventOperations } from './event-operations';
import { invoiceOperations } from './invoice-operations';
import { paymentMethodOperations } from './payment-method-operations';
import { paymentOperations } from './payment-operations';
import { subscriptionOperations } from './subscription-operations';
import { testClockOperations } from './test-clock-operations';
import { webhookEndpointOperations } from './webhook-endpoint-operations';

/** Everything the API can do. */
export const operations: readonly Operation[] = [
  ...balanceOperations,
  ...catalogueOperations,
  ...checkoutOperations,
  ...couponOperations,
  ...customerOperations,
  ...eventOperations,
  ...invoiceOperations,
  ...paymentMethodOperations,
  ...paymentOperations,
  ...subscriptionOperations,
  ...testClockOperations,
  ...webhookEndpointOperations,
];
