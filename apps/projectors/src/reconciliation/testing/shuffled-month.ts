import type { Recorded } from '@keelson/event-store';
import { foldRows, keyEvents } from '../../runtime/fold-rows';
import type { AnyProjection, AnyRecorded, AnyRow } from '../../runtime/registration';
import { StreamFailures } from '../../runtime/stream-failures';
import { reconciliationCasesProjection } from '../reconciliation-cases.projection';
import { reconciliationClaimsProjection } from '../reconciliation-claims.projection';
import { reconciliationLinesProjection } from '../reconciliation-lines.projection';
import { reconciliationObjectsProjection } from '../reconciliation-objects.projection';
import { reconciliationPayoutsProjection } from '../reconciliation-payouts.projection';
import { generatedMonth, type MonthEvent, type MonthStream } from './generated-month';

export const PROJECTIONS = [
  ...[reconciliationCasesProjection, reconciliationClaimsProjection, reconciliationObjectsProjection],
  ...[reconciliationPayoutsProjection, reconciliationLinesProjection],
] as unknown as readonly AnyProjection[];

const { streams } = generatedMonth(24, 2);

/** What somebody decided of three of the payments, with what stood then: two of them change afterwards. */
const decided = (caseId: string): MonthStream => ({
  streamId: `reconciliationCase-${caseId}`,
  events: [
    {
      type: 'reconciliation.case-matched.v1',
      data: {
        ...{ caseId, kind: 'payment', reason: 'checked', gapPence: -180, version: 1 },
        evidence: {
          kind: 'payment',
          ours: { grossPence: 5_640, refundedPence: 0, dispute: null, disputedPence: 0, currency: 'gbp' },
          charges: [
            ...[{ chargeId: `ch_${caseId.slice(3)}`, amountPence: 5_460, refundedPence: 0 }].map((charge) => ({
              ...charge,
              ...({ disputed: false, status: 'succeeded', currency: 'gbp' } as const),
            })),
          ],
        },
      },
    },
  ],
});
/** The streams of a small month with three decisions of people. */
export const all: readonly MonthStream[] = [...streams, decided('pi_0'), decided('pi_2'), decided('pi_12')];

export interface Arrival {
  readonly stream: MonthStream;
  readonly event: MonthEvent;
}

/** A small generator of its own, so that one number stands for a whole order. */
function* chance(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The events in some order in which the log may have them: each stream keeps its own, and some come twice. */
export function shuffled(seed: number): readonly Arrival[] {
  const drawn = chance(seed);
  const draw = () => drawn.next().value;
  const keyed = all.flatMap((stream) => {
    // A stream in ten comes late as a whole.
    const late = draw() < 0.1 ? 1 : 0;
    const events = stream.events.flatMap((event) => (draw() < 0.2 ? [event, event] : [event]));
    const keys = events.map(() => late + draw()).sort((one, other) => one - other);
    return events.map((event, index) => ({ stream, event, key: keys[index] ?? 0 }));
  });
  return keyed.sort((one, other) => one.key - other.key);
}

/** The rows of one projection after these arrivals, by key. A position is the place among them. */
export function rowsOf(projection: AnyProjection, arrivals: readonly Arrival[]): ReadonlyMap<string, AnyRow> {
  const failures = new StreamFailures();
  const handled = arrivals.map(recordedAs).filter(({ type }) => projection.handles.includes(type));
  const keyed = keyEvents(projection, handled, failures);
  const { rows } = foldRows(projection, { rows: new Map(), memos: new Map() }, keyed, failures);
  if (failures.troubles.length > 0) throw new Error(JSON.stringify(failures.troubles));
  return new Map([...rows].flatMap(([key, row]) => (row ? [[String(key), row] as const] : [])));
}

function recordedAs({ stream: { streamId }, event }: Arrival, position: number): AnyRecorded {
  const subjectId = streamId.slice(streamId.indexOf('-') + 1);
  const recorded: Partial<Recorded<MonthEvent>> = {
    ...{ ...event, streamId, version: position, position, eventId: `${position}`, occurredAt: new Date(position) },
    metadata: { subjectId, partitionKey: subjectId, actor: { kind: 'admin', id: 'acc_ruth' } } as never,
  };
  return recorded as never;
}
