import type { PaymentState } from '@keelson/vocabulary';

const SAYS = (state: PaymentState): string => `'${state}'`;

/** What became of a payment, as an expression over its row. Written once: the index and every question repeat it. */
export const PAYMENT_STATE_SQL = `(CASE
  WHEN status <> 'Active' THEN ${SAYS('failed')}
  WHEN dispute = 'lost' THEN ${SAYS('lost')}
  WHEN dispute = 'open' THEN ${SAYS('disputed')}
  WHEN refunded_pence >= gross_pence AND refunded_pence > 0 THEN ${SAYS('refunded')}
  WHEN refunded_pence > 0 THEN ${SAYS('partlyRefunded')}
  ELSE ${SAYS('succeeded')} END)`;
