import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is waited for is there within milliseconds on an idle machine, and the first page of a file loads for seconds on
// a busy one.
configure({ asyncUtilTimeout: 10_000 });

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
