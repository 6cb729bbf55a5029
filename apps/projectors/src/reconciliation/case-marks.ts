import { isDeepStrictEqual } from 'node:util';
import type { CaseEvent } from '@keelson/domain/reconciliation';
import type { Recorded } from '@keelson/event-store';
import type { CaseTraces } from '@keelson/read-models/reconciliation';
import type { CaseDecisions, ReconciliationEvidence } from '@keelson/vocabulary';
import { isCaseEvent } from './case-event-types';

/** What makes a case another one than it was. What people say of it, and who looks after it, does not. */
export interface Sight {
  readonly evidence: ReconciliationEvidence | null;
  readonly month: string | null;
  readonly decisions: CaseDecisions;
}

type Happened<Other extends { readonly type: string; readonly data: object }> = Recorded<Other> | Recorded<CaseEvent>;

/** When the case became what it is after an event: a fact that is told again leaves it as it was. */
export function tracesAfter<Other extends { readonly type: string; readonly data: object }>(
  before: { readonly sight: Sight; readonly traces: CaseTraces } | undefined,
  sight: Sight,
  event: Happened<Other>,
): CaseTraces {
  const at = event.occurredAt.toISOString();
  const settled = settledAfter(before?.traces, event, at);
  const adjustment_open = sight.decisions.adjustment !== null;
  if (before && tellTheSame(before.sight, sight)) {
    const { changed_position, changed_at } = before.traces;
    return { changed_position, changed_at, ...settled, adjustment_open };
  }
  return { changed_position: event.position, changed_at: at, ...settled, adjustment_open };
}

const tellTheSame = (one: Sight, other: Sight): boolean =>
  one.month === other.month &&
  isDeepStrictEqual(one.decisions.settlement, other.decisions.settlement) &&
  isDeepStrictEqual(one.evidence, other.evidence);

type Settled = Pick<CaseTraces, 'settled_by' | 'settled_at'>;

const NOBODY: Settled = { settled_by: null, settled_at: null };

function settledAfter<Other extends { readonly type: string; readonly data: object }>(
  before: CaseTraces | undefined,
  event: Happened<Other>,
  at: string,
): Settled {
  const { settled_by, settled_at } = before ?? NOBODY;
  if (!isCaseEvent(event)) return { settled_by, settled_at };
  switch (event.type) {
    case 'reconciliation.case-matched.v1':
    case 'reconciliation.case-accepted.v1':
    case 'reconciliation.adjustment-approved.v1':
      return { settled_by: event.metadata.actor.id, settled_at: at };
    case 'reconciliation.case-unmatched.v1':
      return NOBODY;
    case 'reconciliation.case-assigned.v1':
    case 'reconciliation.case-commented.v1':
    case 'reconciliation.customer-asked.v1':
    case 'reconciliation.adjustment-proposed.v1':
    case 'reconciliation.adjustment-refused.v1':
      return { settled_by, settled_at };
  }
}
