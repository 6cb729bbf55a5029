import { defineTable } from '../table';

export interface ClaimedCharge {
  readonly caseId: string;
  readonly createdAt: string;
  /** It went through and was not given back whole. */
  readonly kept: boolean;
}

/** One row per order or invoice that charges name: what is to be paid once. */
export interface ReconciliationClaimRow {
  readonly claim: string;
  /** By the id of the charge. */
  readonly charges: Readonly<Record<string, ClaimedCharge>>;
  /** The cases that paid it again. */
  readonly extras: readonly string[];
  readonly paid_twice: boolean;
}

export const reconciliationClaimsTable = defineTable<ReconciliationClaimRow>({
  name: 'reconciliation_claims',
  columns: {
    claim: { type: 'text' },
    charges: { type: 'json' },
    extras: { type: 'jsonb' },
    paid_twice: { type: 'boolean' },
  },
  primaryKey: 'claim',
  indexes: ['(claim) WHERE paid_twice'],
  owner: 'nobody',
});
