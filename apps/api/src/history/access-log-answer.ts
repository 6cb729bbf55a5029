import type { accessLogContract } from '@keelson/contracts/history';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { VisitItem, Visitor, VisitRow, VisitTotals } from '@keelson/read-models/history';
import { ACCOUNTABLE_ACTOR_KINDS, type VisitorSide } from '@keelson/vocabulary';

export type AccessLogAnswer = AnswerInputOf<typeof accessLogContract>;

const instant = (text: string): string => new Date(text).toISOString();
const optionalInstant = (text: string | null): string | null => (text === null ? null : instant(text));

export function visitorAnswer({ actor_id, actor_kind, name, company }: Visitor): AccessLogAnswer['people'][number] {
  const kind = ACCOUNTABLE_ACTOR_KINDS.find((each) => each === actor_kind);
  if (kind === undefined) throw new Error(`the access log has an actor of the kind ${actor_kind}`);
  return { id: actor_id, kind, name, company };
}

export const visitAnswer = (row: VisitRow): AccessLogAnswer['visits'][number] => ({
  ...{ position: row.position, since: instant(row.since), until: instant(row.until), who: visitorAnswer(row) },
  acting: row.acting
    ? { reason: row.reason, endsAt: optionalInstant(row.ends_at), endedAt: optionalInstant(row.ended_at) }
    : null,
  items: row.items.map(itemAnswer),
});

const itemAnswer = ({ first, last, ...item }: VisitItem) => ({ ...item, first: instant(first), last: instant(last) });

export function totalsOf(side: VisitorSide, totals: readonly VisitTotals[]) {
  const { visits = 0, people = 0, acts = 0 } = totals.find((each) => each.side === side) ?? {};
  return { visits, people, acts };
}
