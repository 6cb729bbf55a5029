import { type CaseEvent, caseEventDefinitions } from '@keelson/domain/reconciliation';
import type { Recorded } from '@keelson/event-store';

/** What people decide, of payments and payouts alike. */
export const CASE_EVENTS = Object.keys(caseEventDefinitions) as readonly CaseEvent['type'][];

export const isCaseEvent = <Other extends { readonly type: string; readonly data: object }>(
  event: Recorded<Other> | Recorded<CaseEvent>,
): event is Recorded<CaseEvent> => event.type in caseEventDefinitions;
