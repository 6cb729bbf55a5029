import { accepted, refused, type Result } from '@keelson/kernel';
import type { CaseDecisions } from '@keelson/vocabulary';
import type { CustomerAsked } from './case.events';
import { restOf } from './rest';
import type { SeenCase } from './seen-case';

export interface AskCustomer {
  readonly name: 'AskCustomer';
  readonly seen: SeenCase;
  /** `null` where nobody knows who paid. */
  readonly customer: string | null;
  readonly orderId: string | null;
  readonly invoiceNumber: string | null;
  /** The day of London. */
  readonly on: string;
}

export interface AskRefusal {
  readonly code: 'ADJUSTMENT_OPEN' | 'NOTHING_TO_ASK_FOR' | 'ASKED_TODAY';
}

/** Once on a day, and only for what the customer certainly owes. */
export function ask(
  { seen, customer, orderId, invoiceNumber, on }: AskCustomer,
  { adjustment, askedOn }: Pick<CaseDecisions, 'adjustment' | 'askedOn'>,
): Result<readonly CustomerAsked[], AskRefusal> {
  if (adjustment) return refused({ code: 'ADJUSTMENT_OPEN' });
  const rest = customer === null ? null : restOf(seen);
  if (!rest) return refused({ code: 'NOTHING_TO_ASK_FOR' });
  if (askedOn !== undefined && askedOn >= on) return refused({ code: 'ASKED_TODAY' });
  const { caseId, kind } = seen;
  const data = { caseId, kind, askedOn: on, ...rest, orderId, invoiceNumber };
  return accepted([{ type: 'reconciliation.customer-asked.v1', data }]);
}
