import type {
  CompanyChanged,
  CompanySignedUp,
  CustomerRegistered,
  EmailCorrected,
  ProfileChanged,
} from '@keelson/domain/accounts';
import {
  type DisputeClosed,
  PLAN_TERMS,
  type PaymentDisputed,
  type PaymentFailed,
  type PaymentReceived,
  type PaymentRefunded,
} from '@keelson/domain/billing';
import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { Recorded } from '@keelson/event-store';
import { type PayerRow, payersTable, type PaymentRow, paymentsTable } from '@keelson/read-models/payments';
import type { Projection, ProjectionCache } from '../runtime/projection';
import { ERASED_PAYER, payerPurge } from './payer-purge';

type OutcomeEvent = PaymentReceived | PaymentFailed;
type PaymentEvent = OutcomeEvent | PaymentRefunded | PaymentDisputed | DisputeClosed;
type PayerEvent =
  CompanySignedUp | CompanyChanged | CustomerRegistered | ProfileChanged | EmailCorrected | PersonalDataErased;
type Handled = PaymentEvent | PayerEvent;

const payers: ProjectionCache<Handled, PayerRow> = {
  table: payersTable,
  keyOf: (event) => event.metadata.subjectId,
  evolve(memo, event) {
    const account_id = event.metadata.subjectId;
    switch (event.type) {
      case 'accounts.customer-registered.v1':
      case 'accounts.company-signed-up.v1': {
        const { name, email, companyName } = event.data;
        return { account_id, name, email, company_name: companyName };
      }
      case 'accounts.profile-changed.v1':
        return { ...(memo ?? { account_id, ...NOBODY }), name: `${event.data.name} ${event.data.surname}`.trim() };
      case 'accounts.company-changed.v1':
        return { ...(memo ?? { account_id, ...NOBODY }), company_name: event.data.companyName };
      case 'accounts.email-corrected.v1':
        return { ...(memo ?? { account_id, ...NOBODY }), ...event.data };
      case 'deletion.personal-data-erased.v1':
        return { account_id, ...ERASED_PAYER };
      default:
        return memo ?? { account_id, ...NOBODY };
    }
  },
};

const NOBODY = { name: '', email: '', company_name: '' };

/** One row a payment, for the payment history. */
export const paymentsProjection: Projection<Handled, PaymentRow, PayerRow> = {
  name: 'payments',
  version: 7,
  table: paymentsTable,
  cache: payers,
  handles: [
    'accounts.customer-registered.v1',
    'accounts.company-signed-up.v1',
    'accounts.profile-changed.v1',
    'accounts.company-changed.v1',
    'accounts.email-corrected.v1',
    'billing.payment-received.v1',
    'billing.payment-failed.v1',
    'billing.payment-refunded.v1',
    'billing.payment-disputed.v1',
    'billing.dispute-closed.v1',
    'deletion.personal-data-erased.v1',
  ],
  purge: payerPurge,
  keyOf: (event) => ('paymentId' in event.data ? event.data.paymentId : undefined),
  evolve(row, event, memo) {
    switch (event.type) {
      case 'accounts.customer-registered.v1':
      case 'accounts.company-signed-up.v1':
      case 'accounts.profile-changed.v1':
      case 'accounts.company-changed.v1':
      case 'accounts.email-corrected.v1':
      case 'deletion.personal-data-erased.v1':
        return row ?? null;
      case 'billing.payment-received.v1':
      case 'billing.payment-failed.v1':
        return outcomeRow(row, event, memo);
      case 'billing.payment-refunded.v1':
        return row ? { ...row, refunded_pence: event.data.refundedPence } : null;
      case 'billing.payment-disputed.v1':
        return row ? { ...row, dispute: 'open' } : null;
      case 'billing.dispute-closed.v1':
        return row ? { ...row, dispute: event.data.outcome } : null;
    }
  },
};

function outcomeRow(
  row: PaymentRow | undefined,
  event: Recorded<OutcomeEvent>,
  memo: PayerRow | undefined,
): PaymentRow {
  const { paymentId, invoiceId, invoiceNumber, subscriptionId, plan, netPence, vatPence, grossPence, currency } =
    event.data;
  const { name, email, company_name } = memo ?? NOBODY;
  return {
    payment_id: paymentId,
    account_id: event.metadata.subjectId,
    name,
    email,
    company_name,
    plan: plan ?? '',
    invoice_id: invoiceId,
    invoice_number: invoiceNumber,
    subscription_id: subscriptionId,
    net_pence: netPence,
    vat_pence: vatPence,
    gross_pence: grossPence,
    currency,
    refunded_pence: row?.refunded_pence ?? 0,
    dispute: row?.dispute ?? null,
    search: searchOf([
      name,
      email,
      company_name,
      plan,
      plan && PLAN_TERMS[plan].title,
      paymentId,
      invoiceId,
      invoiceNumber,
    ]),
    ...outcomeOf(event, row),
  };
}

/** A blank before each text, so that two letters are found where a word begins. */
const searchOf = (texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null && text !== '')
    .map((text) => ` ${text}`)
    .join('')
    .toLowerCase();

function outcomeOf({ type, data }: Recorded<OutcomeEvent>, row: PaymentRow | undefined) {
  if (type === 'billing.payment-received.v1') {
    const attempts = (row?.attempts ?? 0) + 1;
    return {
      created_at: data.paidAt,
      provider_status: 'succeeded',
      status: 'Active',
      failure: null,
      attempts,
    } as const;
  }
  const { failedAt, failure, attempt: attempts } = data;
  return { created_at: failedAt, provider_status: 'failed', status: 'Failed', failure, attempts } as const;
}
