import type { overviewContract } from '@keelson/contracts/operations';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { isAccountId } from '@keelson/kernel';
import {
  healthOfSubscription,
  type Moment,
  type NamedOperatorRequest,
  type OpenRequest,
  type ProcessRow,
  rebuildProgress,
  type selectParkedStreams,
  type SubscriptionRow,
} from '@keelson/read-models/operations';

type Overview = AnswerInputOf<typeof overviewContract>;

interface Given {
  readonly subscriptions: readonly SubscriptionRow[];
  readonly processes: readonly ProcessRow[];
  readonly open: readonly OpenRequest[];
  readonly moment: Moment;
}

export function subscriptionsAnswer({ subscriptions, processes, open, moment }: Given): Overview['subscriptions'] {
  const known = knownTo(processes);
  return subscriptions
    .filter(({ name, owner }) => owner !== null || known === undefined || known.has(name))
    .map((row) => {
      const { state, lagEvents, lagMs, stoppedSince } = healthOfSubscription(row, moment);
      const { name, kind, version, position, parked } = row;
      return {
        ...{ name, kind, version, position, parked, state, lagEvents, stoppedSince },
        lagSeconds: Math.round(lagMs / 100) / 10,
        rebuild: rebuildProgress(row, moment.head) ?? null,
        rebuildAsked: open.some((each) => each.kind === 'rebuild' && each.name === name),
      };
    });
}

/** What the workers heard of last have: a checkpoint that no version has any more is not behind. */
function knownTo(processes: readonly ProcessRow[]): ReadonlySet<string> | undefined {
  const workers = processes.filter(({ kind }) => kind === 'projectors');
  const alive = workers.filter((each) => each.alive);
  const last = workers.toSorted((a, b) => Number(new Date(b.seen_at)) - Number(new Date(a.seen_at))).slice(0, 1);
  const heard = alive.length > 0 ? alive : last;
  return heard.length === 0 ? undefined : new Set(heard.flatMap(({ subscriptions }) => subscriptions));
}

export const parkedAnswer = (
  { streams, total }: Awaited<ReturnType<typeof selectParkedStreams>>,
  open: readonly OpenRequest[],
): Overview['parked'] => ({
  total,
  streams: streams.map((each) => ({
    subscription: each.projection,
    streamId: each.stream_id,
    customer: customerOf(each.stream_id),
    fromVersion: each.from_version,
    tries: each.attempts,
    reason: each.reason,
    since: each.since,
    nextTry: each.next_attempt_at,
    retryAsked: open.some(
      ({ kind, name, item }) => kind === 'stream-retry' && name === each.projection && item === each.stream_id,
    ),
  })),
});

const CUSTOMER_STREAM = /^(?:account|onboarding)-(.+)$/;

function customerOf(streamId: string): string | null {
  const id = CUSTOMER_STREAM.exec(streamId)?.[1];
  return id !== undefined && isAccountId(id) ? id : null;
}

export const requestsAnswer = (requests: readonly NamedOperatorRequest[]): Overview['requests'] =>
  requests.map((each) => ({
    id: each.request_id,
    kind: each.kind,
    name: each.name,
    item: each.item,
    askedBy: each.asked_by_name,
    askedAt: each.asked_at,
    outcome: each.outcome,
    endedAt: each.ended_at,
    reason: each.reason,
  }));
