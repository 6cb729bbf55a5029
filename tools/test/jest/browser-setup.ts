import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is waited for is there within milliseconds. The first page of a file is compiled while its test waits, which on a
// busy machine with an empty cache takes longer than the ten seconds that once were the limit.
configure({ asyncUtilTimeout: 60_000 });

// A clock that a test stopped goes on for the next one.
afterEach(() => void jest.useRealTimers());

// Leaving for another site is an anchor in these tests; the next test starts without it.
afterEach(() => history.replaceState(history.state, '', `${location.pathname}${location.search}`));

class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Never says anything; tests of live pages put one of their own in its place. */
class SilentEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly readyState = SilentEventSource.CONNECTING;
  onerror: (() => void) | null = null;
  close(): void {}
}

Object.assign(window, { EventSource: SilentEventSource });
window.ResizeObserver = SilentResizeObserver;
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
