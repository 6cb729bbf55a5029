import type { Metadata, Seconds } from './account-objects';
import { newId } from './identifiers';

/** One movement on the account's balance, in pence. */
export interface BalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly amount: number;
  readonly available_on: Seconds;
  readonly balance_type: 'payments';
  readonly created: Seconds;
  readonly currency: string;
  readonly description: string | null;
  readonly exchange_rate: null;
  readonly fee: number;
  readonly fee_details: readonly {
    readonly amount: number;
    readonly application: null;
    readonly currency: string;
    readonly description: string;
    readonly type: 'stripe_fee';
  }[];
  readonly net: number;
  readonly reporting_category: 'charge' | 'refund' | 'dispute' | 'dispute_reversal' | 'payout';
  readonly source: string;
  readonly status: 'pending' | 'available';
  readonly type: 'charge' | 'refund' | 'adjustment' | 'payout';
}

export const newBalanceTransaction = (
  created: Seconds,
  given: Pick<
    BalanceTransaction,
    'amount' | 'available_on' | 'currency' | 'description' | 'fee' | 'reporting_category' | 'source' | 'type'
  >,
  feeName: string,
): BalanceTransaction => ({
  id: newId('txn'),
  object: 'balance_transaction',
  balance_type: 'payments',
  created,
  exchange_rate: null,
  fee_details:
    given.fee === 0
      ? []
      : [{ amount: given.fee, application: null, currency: given.currency, description: feeName, type: 'stripe_fee' }],
  net: given.amount - given.fee,
  status: given.available_on <= created ? 'available' : 'pending',
  ...given,
});

export interface Payout {
  readonly id: string;
  readonly object: 'payout';
  readonly amount: number;
  readonly application_fee: null;
  readonly application_fee_amount: null;
  readonly arrival_date: Seconds;
  readonly automatic: boolean;
  readonly balance_transaction: string | null;
  readonly created: Seconds;
  readonly currency: string;
  readonly description: string;
  readonly destination: string;
  readonly failure_balance_transaction: null;
  readonly failure_code: null;
  readonly failure_message: null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly method: 'standard';
  readonly original_payout: null;
  readonly payout_method: null;
  readonly reconciliation_status: 'completed' | 'in_progress' | 'not_applicable';
  readonly reversed_by: null;
  readonly source_type: 'card';
  readonly statement_descriptor: null;
  readonly status: 'in_transit' | 'paid';
  readonly trace_id: null;
  readonly type: 'bank_account';
}

export const newPayout = (
  created: Seconds,
  given: Pick<Payout, 'amount' | 'arrival_date' | 'automatic' | 'currency'> & Partial<Pick<Payout, 'metadata'>>,
): Payout => ({
  id: newId('po'),
  object: 'payout',
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  created,
  description: 'STRIPE PAYOUT',
  destination: 'ba_sandbox',
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: {},
  method: 'standard',
  original_payout: null,
  payout_method: null,
  reconciliation_status: given.automatic ? 'in_progress' : 'not_applicable',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  status: 'in_transit',
  trace_id: null,
  type: 'bank_account',
  ...given,
});

export type RefundReason = 'duplicate' | 'fraudulent' | 'requested_by_customer';

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly balance_transaction: string | null;
  readonly charge: string;
  readonly created: Seconds;
  readonly currency: string;
  readonly customer: string | null;
  readonly customer_account: null;
  readonly destination_details: { readonly card: { readonly type: 'refund' }; readonly type: 'card' };
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly reason: RefundReason | null;
  readonly receipt_number: null;
  readonly source_transfer_reversal: null;
  readonly status: 'succeeded';
  readonly transfer_reversal: null;
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly balance_transactions: readonly BalanceTransaction[];
  readonly charge: string;
  readonly created: Seconds;
  readonly currency: string;
  readonly enhanced_eligibility_types: readonly never[];
  readonly evidence: Readonly<Record<string, string | null>>;
  readonly evidence_details: {
    readonly due_by: Seconds;
    readonly enhanced_eligibility: object;
    readonly has_evidence: boolean;
    readonly past_due: boolean;
    readonly submission_count: number;
    readonly submission_method: null;
  };
  readonly intended_submission_method: null;
  readonly is_charge_refundable: boolean;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly reason: 'fraudulent' | 'general' | 'product_not_received';
  readonly status: 'needs_response' | 'under_review' | 'won' | 'lost';
}
