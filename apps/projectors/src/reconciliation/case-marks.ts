import { isDeepStrictEqual } from 'node:util';
import type { CaseEvent } from '@keelson/domain/reconciliation';
import type { Recorded } from '@keelson/event-store';
import type { CaseTraces } from '@keelson/read-models/reconciliation';
import type { CaseDecisions } from '@keelson/vocabulary';
import { isCaseEvent } from './case-event-types';

type Happened<Other extends { readonly type: string; readonly data: object }> = Recorded<Other> | Recorded<CaseEvent>;

/**
 * When the case became what it is after an event: a fact that is told again leaves it as it was.
 * @param before `same`: evidence, month and settlement are what they were. What people say of it, and who looks after
 * it, makes it no other
 */
export function tracesAfter<Other extends { readonly type: string; readonly data: object }>(
  before: { readonly traces: CaseTraces; readonly same: boolean } | undefined,
  decisions: CaseDecisions,
  event: Happened<Other>,
): CaseTraces {
  const at = event.occurredAt.toISOString();
  const { settled_by, settled_at } = settledAfter(before?.traces, event, at);
  const kept = before?.same === true ? before.traces : undefined;
  return {
    changed_position: kept ? kept.changed_position : event.position,
    changed_at: kept ? kept.changed_at : at,
    settled_by,
    settled_at,
    adjustment_open: decisions.adjustment !== null,
  };
}

export const sameSettlement = (one: CaseDecisions, other: CaseDecisions): boolean =>
  one.settlement === other.settlement || isDeepStrictEqual(one.settlement, other.settlement);

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
