import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { Moment } from './journeys.api';
import { usePlayer } from './use-player';
import type { ReplayState } from './use-replay-state';

const moments = [0, 1_000, 1_000, 1_000, 90_000].map((idleMs) => ({ idleMs }) as Moment);

const useReplay = () => {
  const [at, show] = useState(1);
  const state: ReplayState = { at, compare: undefined, speed: '1', show, compareWith: () => {}, choose: () => {} };
  return { at, ...usePlayer(moments, state) };
};

describe('the player', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('plays by the clock to the end, shortens the long wait and begins anew from there', () => {
    const { result } = renderHook(useReplay);
    act(() => result.current.toggle());
    pass(1_000);
    expect(result.current.at).toBe(2);
    pass(2_000);
    expect(result.current.at).toBe(4);
    pass(4_999);
    expect(result.current).toMatchObject({ at: 4, playing: true });
    pass(1);
    expect(result.current).toMatchObject({ at: 5, playing: false });
    expect(jest.getTimerCount()).toBe(0);
    act(() => result.current.toggle());
    expect(result.current).toMatchObject({ at: 1, playing: true });
  });

  it('goes on from where it is put, pauses, and leaves no timer behind', () => {
    const { result, unmount } = renderHook(useReplay);
    act(() => result.current.toggle());
    pass(500);
    act(() => result.current.seek(3));
    pass(600);
    expect(result.current.at).toBe(3);
    pass(400);
    expect(result.current.at).toBe(4);
    act(() => result.current.toggle());
    pass(60_000);
    expect(result.current).toMatchObject({ at: 4, playing: false });
    act(() => result.current.toggle());
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stays within the journey', () => {
    const { result } = renderHook(useReplay);
    act(() => result.current.seek(0));
    expect(result.current.at).toBe(1);
    act(() => result.current.seek(99));
    expect(result.current.at).toBe(5);
  });
});
