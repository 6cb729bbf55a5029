import type { getCaseContract } from '@keelson/contracts/reconciliation';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { CaseEvent } from '@keelson/domain/reconciliation';
import type { Recorded } from '@keelson/event-store';

type Details = AnswerInputOf<typeof getCaseContract>;
type Act = Details['acts'][number];
type Told = Pick<Act, 'act'> & Partial<Pick<Act, 'text' | 'amountPence'>> & { readonly assignee?: string | null };

function told({ type, data }: CaseEvent): Told {
  switch (type) {
    case 'reconciliation.case-matched.v1':
      return { act: 'matched', text: data.reason, amountPence: data.gapPence };
    case 'reconciliation.case-unmatched.v1':
      return { act: 'unmatched', text: data.reason };
    case 'reconciliation.case-assigned.v1':
      return { act: 'assigned', assignee: data.assignee };
    case 'reconciliation.case-commented.v1':
      return { act: 'commented', text: data.text };
    case 'reconciliation.adjustment-proposed.v1':
      return { act: 'adjustmentProposed', text: data.reason, amountPence: data.amountPence };
    case 'reconciliation.adjustment-approved.v1':
      return { act: 'adjustmentApproved', amountPence: data.amountPence };
    case 'reconciliation.adjustment-refused.v1':
      return { act: 'adjustmentRefused', text: data.reason };
    case 'reconciliation.case-accepted.v1':
      return { act: 'accepted', text: data.reason };
    case 'reconciliation.customer-asked.v1':
      return { act: 'customerAsked', amountPence: data.amountPence };
  }
}

/** Everybody whom the acts name. */
export const peopleIn = (events: readonly Recorded<CaseEvent>[]): readonly string[] =>
  events.flatMap((event) => [event.metadata.actor.id, told(event).assignee ?? []].flat());

/** What people did with a case, oldest first. */
export function caseActs(events: readonly Recorded<CaseEvent>[], names: ReadonlyMap<string, string>): Act[] {
  const person = (id: string) => ({ id, name: names.get(id) ?? null });
  return events.map((event) => {
    const { act, text = null, amountPence = null, assignee = null } = told(event);
    return {
      ...{ eventId: event.eventId, act, at: event.occurredAt.toISOString(), by: person(event.metadata.actor.id) },
      ...{ text, amountPence, assignee: assignee === null ? null : person(assignee) },
    };
  });
}

/** The adjustment that waits, in the words of who proposed it. */
export function openAdjustment(
  events: readonly Recorded<CaseEvent>[],
  names: ReadonlyMap<string, string>,
): Details['adjustment'] {
  let open: Details['adjustment'] = null;
  for (const { type, data } of events) {
    if (type === 'reconciliation.adjustment-proposed.v1') {
      const { amountPence, reason, by: id, proposedAt: at } = data;
      open = { amountPence, reason, by: { id, name: names.get(id) ?? null }, at };
    }
    if (type === 'reconciliation.adjustment-approved.v1' || type === 'reconciliation.adjustment-refused.v1')
      open = null;
  }
  return open;
}
