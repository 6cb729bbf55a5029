import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';

const LONGEST_MS = 60_000;

/** From here to the end of the test time passes only when the test says so. */
export function stopClock(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
}

/** Lets answers travel and pages load, while the clock stands still, until it is so. */
export async function untilSo(isSo: () => boolean): Promise<void> {
  const latest = performance.now() + LONGEST_MS;
  while (!isSo()) {
    if (performance.now() > latest) throw new Error(`waited ${LONGEST_MS} ms in vain for ${isSo.toString()}`);
    await act(() => setImmediate());
  }
}

export const goBy = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
