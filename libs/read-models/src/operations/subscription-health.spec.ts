import * as fc from 'fast-check';
import { healthOfSubscription, LAG_ALARM_MS, rebuildProgress } from './subscription-health';

const now = new Date('2026-11-02T09:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const row = { position: 90, owner: 'a', moved_at: ago(1_000).toISOString(), lost_at: null, next_position: null };
const at = (waitedMs: number | undefined, head = 100) => ({
  head,
  now,
  appendedAfter: () => (waitedMs === undefined ? undefined : ago(waitedMs)),
});

describe('health of a subscription', () => {
  it.each([
    ['running at the head', row, at(undefined, 90), { state: 'running', lagEvents: 0, lagMs: 0 }],
    ['running a little behind', row, at(LAG_ALARM_MS), { state: 'running', lagEvents: 10, lagMs: LAG_ALARM_MS }],
    ['behind', row, at(LAG_ALARM_MS + 1), { state: 'behind', lagEvents: 10 }],
    ['rebuilding', { ...row, owner: null, next_position: 3 }, at(60_000), { state: 'rebuilding', stoppedSince: null }],
    ['stopped, released', { ...row, owner: null }, at(1), { state: 'stopped', stoppedSince: row.moved_at }],
    [
      'stopped, its claim ran out',
      { ...row, owner: null, lost_at: ago(7_000).toISOString() },
      at(1),
      { state: 'stopped', stoppedSince: ago(7_000).toISOString() },
    ],
    ['handed over', { ...row, owner: null, lost_at: ago(7).toISOString() }, at(1), { state: 'running', lagMs: 1 }],
    ['ahead of a head read before', row, at(undefined, 80), { state: 'running', lagEvents: 0, lagMs: 0 }],
  ])('%s', (_case, given, moment, health) => {
    expect(healthOfSubscription(given, moment)).toMatchObject(health);
  });
});

describe('progress of a rebuild', () => {
  const building = { next_position: 50, next_begun_at: ago(10_000).toISOString(), next_moved_at: now.toISOString() };

  it('tells rate and time left', () => {
    expect(rebuildProgress(building, 150)).toEqual({ done: 50, all: 150, perSecond: 5, secondsLeft: 20 });
    expect(rebuildProgress({ ...building, next_position: 0 }, 150)).toMatchObject({ perSecond: null });
    expect(rebuildProgress({ ...building, next_position: null }, 150)).toBeUndefined();
  });

  it('never passes the end and never counts backwards', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), fc.nat(100_000), (position, head, ms) => {
        const progress = rebuildProgress(
          { ...building, next_position: position, next_begun_at: ago(ms).toISOString() },
          head,
        );
        expect(progress?.done).toBeLessThanOrEqual(head);
        expect(progress?.secondsLeft ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
