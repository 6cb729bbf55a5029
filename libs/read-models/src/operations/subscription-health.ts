import type { SubscriptionState } from '@keelson/vocabulary';
import type { SubscriptionRow } from './subscriptions.select';

/** A lag that lasts longer than this is an alarm. */
export const LAG_ALARM_MS = 5_000;

/** Workers hand claims over to each other: for so long nobody need have one. */
const HANDED_OVER_MS = 2_000;

export interface SubscriptionHealth {
  readonly state: SubscriptionState;
  readonly lagEvents: number;
  /** Age of the oldest event that it has not taken; 0 when it has taken all. */
  readonly lagMs: number;
  /** Since when nobody runs it. */
  readonly stoppedSince: string | null;
}

export interface Moment {
  readonly head: number;
  readonly now: Date;
  /** When the event after a position was appended. */
  readonly appendedAfter: (position: number) => Date | undefined;
}

/** What a checkpoint means at a moment. A rebuild comes before all: the live rows go on serving meanwhile. */
export function healthOfSubscription(
  row: Pick<SubscriptionRow, 'position' | 'owner' | 'moved_at' | 'lost_at' | 'next_position'>,
  { head, now, appendedAfter }: Moment,
): SubscriptionHealth {
  const lagEvents = Math.max(0, head - row.position);
  const waitingSince = lagEvents > 0 ? appendedAfter(row.position) : undefined;
  const lagMs = waitingSince ? Math.max(0, now.getTime() - waitingSince.getTime()) : 0;
  const state = stateOf(row, lagMs, now);
  return { state, lagEvents, lagMs, stoppedSince: state === 'stopped' ? (row.lost_at ?? row.moved_at) : null };
}

function stateOf(
  { owner, lost_at, next_position }: Pick<SubscriptionRow, 'owner' | 'lost_at' | 'next_position'>,
  lagMs: number,
  now: Date,
): SubscriptionState {
  if (next_position !== null) return 'rebuilding';
  const free = owner === null && (lost_at === null || now.getTime() - Date.parse(lost_at) > HANDED_OVER_MS);
  if (free) return 'stopped';
  return lagMs > LAG_ALARM_MS ? 'behind' : 'running';
}

export interface RebuildProgress {
  readonly done: number;
  readonly all: number;
  readonly perSecond: number | null;
  readonly secondsLeft: number | null;
}

/** How far a rebuild has come; `undefined` while there is none. The rate is its mean since it began. */
export function rebuildProgress(
  row: Pick<SubscriptionRow, 'next_position' | 'next_begun_at' | 'next_moved_at'>,
  head: number,
): RebuildProgress | undefined {
  if (row.next_position === null || row.next_begun_at === null || row.next_moved_at === null) return undefined;
  const done = Math.min(row.next_position, head);
  const seconds = (Date.parse(row.next_moved_at) - Date.parse(row.next_begun_at)) / 1_000;
  const rate = seconds > 0 && done > 0 ? done / seconds : null;
  return {
    done,
    all: head,
    perSecond: rate === null ? null : Math.round(rate),
    secondsLeft: rate === null ? null : Math.ceil((head - done) / rate),
  };
}
