import type { Column } from '../table';

/** When a case of a payment or payout became what it is, and who settled it. */
export interface CaseTraces {
  /** Position in the log of the newest fact or decision after which its evidence, its month or its settlement was another. */
  readonly changed_position: number;
  readonly changed_at: string;
  /** Of the decision that settled it, also where something has changed since; `null` where nobody did. */
  readonly settled_by: string | null;
  readonly settled_at: string | null;
  /** Whether an adjustment waits for a second person. */
  readonly adjustment_open: boolean;
}

/** Their columns. */
export const caseTraces: { readonly [Name in keyof CaseTraces]: Column } = {
  changed_position: { type: 'bigint' },
  changed_at: { type: 'timestamptz' },
  settled_by: { type: 'text', nullable: true },
  settled_at: { type: 'timestamptz', nullable: true },
  adjustment_open: { type: 'boolean' },
};
