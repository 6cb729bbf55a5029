import { SWEEP_LOST_AFTER_MS, type SweepCommand, sweepDecider } from './sweep.decider';
import type { SweepEvent, SweepFinished } from './sweep.events';

const AT = new Date('2026-11-06T03:00:00.000Z');
const later = (ms: number): Date => new Date(AT.getTime() + ms);
const finished = (until: Date): SweepFinished['data'] => ({
  sweepId: 'sweep',
  startedAt: AT.toISOString(),
  finishedAt: AT.toISOString(),
  from: AT.toISOString(),
  until: until.toISOString(),
  read: 3,
  recorded: 1,
});
const ask = (requestId: string, at = AT): SweepCommand => ({ name: 'RequestSweep', requestId, at });
const finish = (until: Date): SweepCommand => ({ name: 'FinishSweep', finished: finished(until) });

function lived(...commands: readonly SweepCommand[]) {
  let state = sweepDecider.initialState;
  const events: SweepEvent[] = [];
  const refusals: string[] = [];
  for (const command of commands) {
    const decision = sweepDecider.decide(command, state);
    if (!decision.ok) refusals.push(decision.failure.code);
    for (const event of decision.ok ? decision.value : []) {
      events.push(event);
      state = sweepDecider.evolve(state, event);
    }
  }
  return { state, events, refusals };
}

describe('sweeps of the provider’s books', () => {
  it('are asked for one at a time, until one has read up to the moment of asking', () => {
    expect(lived(ask('a'), ask('b')).refusals).toEqual(['SWEEP_UNDER_WAY']);
    expect(lived(ask('a'), finish(later(-1)), ask('b')).refusals).toEqual(['SWEEP_UNDER_WAY']);
    expect(lived(ask('a'), finish(AT), ask('b')).events).toHaveLength(3);
  });

  it('that were lost stand in nobody’s way', () => {
    expect(lived(ask('a'), ask('b', later(SWEEP_LOST_AFTER_MS - 1))).refusals).toHaveLength(1);
    expect(lived(ask('a'), ask('b', later(SWEEP_LOST_AFTER_MS))).refusals).toEqual([]);
  });

  it('go on where the furthest one ended', () => {
    expect(sweepDecider.initialState.until).toBeUndefined();
    expect(lived(finish(later(5)), finish(AT)).state.until).toBe(later(5).toISOString());
  });
});
