import type { DisputeState, PaymentFilterStatus } from '@keelson/vocabulary';
import { defineTable } from '../table';
import { PAYMENT_STATE_SQL } from './payment-state';
import { paymentsMatchingSql } from './payments.search';

/** One row per payment, tried or made. Name and address are those of the time; an erasure replaces them. */
export interface PaymentRow {
  /** The provider's id. */
  readonly payment_id: string;
  readonly account_id: string;
  readonly name: string;
  readonly email: string;
  readonly company_name: string;
  /** Name of the plan; empty for what is no plan of ours. */
  readonly plan: string;
  readonly created_at: string;
  readonly invoice_id: string | null;
  readonly invoice_number: string | null;
  readonly subscription_id: string | null;
  readonly net_pence: number;
  readonly vat_pence: number;
  readonly gross_pence: number;
  readonly currency: string;
  /** The provider's own word. */
  readonly provider_status: string;
  /** `Active` for succeeded, `Failed` for anything else (decision 4.33). */
  readonly status: PaymentFilterStatus;
  readonly failure: string | null;
  readonly attempts: number;
  readonly refunded_pence: number;
  /** How the last dispute stands. */
  readonly dispute: DisputeState | null;
  /** Everything that is searched, in lower case, with a blank before each word. */
  readonly search: string;
}

export const paymentsTable = defineTable<PaymentRow>({
  name: 'payments',
  columns: {
    payment_id: { type: 'text' },
    account_id: { type: 'text' },
    name: { type: 'text' },
    email: { type: 'text' },
    company_name: { type: 'text' },
    plan: { type: 'text' },
    created_at: { type: 'timestamptz' },
    invoice_id: { type: 'text', nullable: true },
    invoice_number: { type: 'text', nullable: true },
    subscription_id: { type: 'text', nullable: true },
    net_pence: { type: 'integer' },
    vat_pence: { type: 'integer' },
    gross_pence: { type: 'integer' },
    currency: { type: 'text' },
    provider_status: { type: 'text' },
    status: { type: 'text' },
    failure: { type: 'text', nullable: true },
    attempts: { type: 'integer' },
    refunded_pence: { type: 'integer' },
    dispute: { type: 'text', nullable: true },
    search: { type: 'text' },
  },
  primaryKey: 'payment_id',
  indexes: [
    '(created_at DESC, payment_id DESC)',
    '(account_id, created_at DESC)',
    '(lower(name), payment_id)',
    '(lower(email), payment_id)',
    '(plan, created_at DESC, payment_id DESC)',
    '(status, created_at DESC, payment_id DESC)',
    '(gross_pence, payment_id)',
    '(invoice_number, payment_id)',
    `(${PAYMENT_STATE_SQL}, created_at DESC, payment_id DESC)`,
    'USING gin (search gin_trgm_ops)',
  ],
  besides: paymentsMatchingSql,
  owner: { account: 'account_id' },
});

/** Who an account is, so that a payment can name its payer. */
export interface PayerRow {
  readonly account_id: string;
  readonly name: string;
  readonly email: string;
  readonly company_name: string;
}

export const payersTable = defineTable<PayerRow>({
  name: 'payers',
  columns: {
    account_id: { type: 'text' },
    name: { type: 'text' },
    email: { type: 'text' },
    company_name: { type: 'text' },
  },
  primaryKey: 'account_id',
  owner: 'nobody',
});
