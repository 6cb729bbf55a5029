import type { OperatorRequestKind, RequestOutcome } from '@keelson/vocabulary';
import { defineTable } from '../table';

/** Something that an operator, or the clock, asked of the product, and what came of it. */
export interface OperatorRequestRow {
  readonly request_id: string;
  readonly kind: OperatorRequestKind;
  /** Projection, reactor or queue; null for a verification. */
  readonly name: string | null;
  /** Stream or job within it. */
  readonly item: string | null;
  /** Account of who asked; null where the clock did. */
  readonly asked_by: string | null;
  readonly asked_at: string;
  readonly outcome: RequestOutcome | null;
  readonly ended_at: string | null;
  readonly reason: string | null;
  /** What a verification found unchanged. */
  readonly events: number | null;
  readonly roots: number | null;
  /** Whether a verification came to a finding. */
  readonly found: boolean;
}

export const operatorRequestsTable = defineTable<OperatorRequestRow>({
  name: 'operator_requests',
  primaryKey: 'request_id',
  columns: {
    request_id: { type: 'text' },
    kind: { type: 'text' },
    name: { type: 'text', nullable: true },
    item: { type: 'text', nullable: true },
    asked_by: { type: 'text', nullable: true },
    asked_at: { type: 'timestamptz' },
    outcome: { type: 'text', nullable: true },
    ended_at: { type: 'timestamptz', nullable: true },
    reason: { type: 'text', nullable: true },
    events: { type: 'bigint', nullable: true },
    roots: { type: 'bigint', nullable: true },
    found: { type: 'boolean' },
  },
  indexes: ['(asked_at DESC)', '(kind, ended_at DESC)', '(asked_at DESC) WHERE ended_at IS NULL'],
  owner: 'nobody',
});
