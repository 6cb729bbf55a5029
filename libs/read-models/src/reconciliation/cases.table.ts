import type { CaseDecisions, PaymentFactSheet, ReconciliationReason, ReconciliationState } from '@keelson/vocabulary';
import { defineTable } from '../table';
import { type CaseTraces, caseTraces } from './case-traces';

/** One row per payment that we hold or the provider states, with how it stands. */
export interface ReconciliationCaseRow extends CaseTraces {
  /** The provider's payment; of a charge without one the charge's own id. */
  readonly case_id: string;
  readonly account_id: string | null;
  readonly invoice_number: string | null;
  readonly order_id: string | null;
  /** The charge that the payment is compared with. */
  readonly charge_id: string | null;
  /** `null` where no money moved: only failed or pending charges. */
  readonly state: ReconciliationState | null;
  /** Why somebody has to look; that another charge has the same order only the queries know. */
  readonly reason: ReconciliationReason | null;
  readonly settled: boolean;
  readonly waits_until: string | null;
  readonly since: string;
  /** London calendar month of the charge's creation. */
  readonly month: string;
  readonly ours_pence: number | null;
  readonly provider_pence: number | null;
  readonly gap_pence: number;
  /** What it is about, for the order by amount: the larger side. */
  readonly amount_pence: number;
  readonly currency: string;
  readonly assignee: string | null;
  readonly facts: PaymentFactSheet;
  readonly decisions: CaseDecisions;
}

export const reconciliationCasesTable = defineTable<ReconciliationCaseRow>({
  name: 'reconciliation_cases',
  columns: {
    case_id: { type: 'text' },
    account_id: { type: 'text', nullable: true },
    invoice_number: { type: 'text', nullable: true },
    order_id: { type: 'text', nullable: true },
    charge_id: { type: 'text', nullable: true },
    state: { type: 'text', nullable: true },
    reason: { type: 'text', nullable: true },
    settled: { type: 'boolean' },
    waits_until: { type: 'timestamptz', nullable: true },
    since: { type: 'timestamptz' },
    month: { type: 'text' },
    ours_pence: { type: 'integer', nullable: true },
    provider_pence: { type: 'integer', nullable: true },
    gap_pence: { type: 'integer' },
    amount_pence: { type: 'integer' },
    currency: { type: 'text' },
    assignee: { type: 'text', nullable: true },
    facts: { type: 'json' },
    decisions: { type: 'json' },
    ...caseTraces,
  },
  primaryKey: 'case_id',
  indexes: [
    '(since, case_id) WHERE reason IS NOT NULL',
    '(since, case_id) WHERE state IS NOT NULL',
    '(state, since, case_id)',
    '(month, state)',
    '(order_id)',
    '(account_id)',
    '(ours_pence)',
    '(provider_pence)',
    '(month, changed_position)',
    '(month, since, case_id) WHERE state IS NOT NULL',
    '(month) WHERE reason IS NOT NULL',
    '(month) WHERE adjustment_open',
    '(month, since, case_id) WHERE settled_by IS NOT NULL',
  ],
  owner: 'nobody',
});
