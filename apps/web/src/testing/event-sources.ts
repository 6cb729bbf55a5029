/** The browser's end of event streams: a test says what the server says. */
export class TestEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static readonly opened: TestEventSource[] = [];

  readyState = TestEventSource.CONNECTING;
  onerror: (() => void) | null = null;
  private lastEventId = '';

  constructor(readonly url: string) {
    super();
    TestEventSource.opened.push(this);
  }

  /** The stream that was opened last. */
  static get last(): TestEventSource {
    const last = TestEventSource.opened.at(-1);
    if (!last) throw new Error('nobody listens');
    return last;
  }

  static get open(): readonly TestEventSource[] {
    return TestEventSource.opened.filter(({ readyState }) => readyState !== TestEventSource.CLOSED);
  }

  says(name: string, data: object = {}, id?: string): void {
    this.readyState = TestEventSource.OPEN;
    if (id !== undefined) this.lastEventId = id;
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: this.lastEventId }));
  }

  /** `refused`: the server answered, but not with a stream. */
  breaks(how: 'refused' | 'lost' = 'lost'): void {
    this.readyState = how === 'refused' ? TestEventSource.CLOSED : TestEventSource.CONNECTING;
    this.onerror?.();
  }

  close(): void {
    this.readyState = TestEventSource.CLOSED;
  }
}

/** Streams that the tests of a file speak for, none open before each of them. */
export const serveEventSources = (): void => {
  const silent = window.EventSource;
  beforeEach(() => {
    TestEventSource.opened.length = 0;
    Object.assign(window, { EventSource: TestEventSource });
  });
  afterEach(() => void Object.assign(window, { EventSource: silent }));
};
