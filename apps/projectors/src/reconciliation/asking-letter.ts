import type { CustomerAsked } from '@keelson/domain/reconciliation';
import { type Letter, letter } from '../runtime/letter';
import { poundsOf } from '../runtime/wording';

type Asked = Pick<CustomerAsked['data'], 'amountPence' | 'orderedPence' | 'orderId' | 'invoiceNumber'>;

/** It takes no payment and leads to no form for cards but the product's own. */
export function askingLetter(
  name: string | undefined,
  { amountPence, orderedPence, orderId, invoiceNumber }: Asked,
  publicUrl: string,
): Letter {
  const missing = poundsOf(amountPence);
  const received = poundsOf(orderedPence - amountPence);
  return letter(`${missing} of your payment is missing`, name, [
    `Your order came to ${poundsOf(orderedPence)}, and ${received} reached us: ${missing} is missing.`,
    ...(orderId === null ? [] : [`Your order number is ${orderId}.`]),
    ...(invoiceNumber === null ? [] : [`Your invoice number is ${invoiceNumber}.`]),
    'Please write to us, and we will agree how to settle it. If you think that this is wrong, tell us that too.',
    { link: `${publicUrl}/contactus`, label: 'Write to us' },
    { link: `${publicUrl}/dashboard/plan`, label: 'Log in and look at your plan' },
    'We never ask for card numbers by email or by phone.',
  ]);
}
