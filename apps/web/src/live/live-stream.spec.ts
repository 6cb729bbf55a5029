import { TestEventSource, serveEventSources } from '../testing/event-sources';
import { LiveStream } from './live-stream';

serveEventSources();

describe('LiveStream', () => {
  let heard: unknown[];
  let stream: LiveStream;
  let visibility: DocumentVisibilityState;

  const say =
    (name: string) =>
    (...words: unknown[]): void =>
      void heard.push([name, ...words]);

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-02T10:26:00Z') });
    heard = [];
    visibility = 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    stream = new LiveStream(
      {
        opened: say('opened'),
        changed: say('changed'),
        refresh: say('refresh'),
        standing: say('standing'),
        silent: say('silent'),
        refused: say('refused'),
      },
      () => 'p7,p8',
    );
    stream.start();
  });
  afterEach(() => {
    stream.stop();
    jest.useRealTimers();
  });

  const look = (state: DocumentVisibilityState): void => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('[EVENT-10~] begins where the page has read, and comes back to where it last heard', () => {
    expect(TestEventSource.last.url).toBe('/api/v1/live?after=p7%2Cp8');
    TestEventSource.last.says('ready', { position: 'p7' }, 'p7');
    TestEventSource.last.says('changed', { topics: ['customers'], position: 'p12' }, 'p11');
    expect(heard).toContainEqual(['opened']);
    expect(heard).toContainEqual(['changed', ['customers'], 'p12']);
    TestEventSource.last.breaks();
    jest.advanceTimersByTime(1_000);
    expect(TestEventSource.last.url).toBe('/api/v1/live?after=p11');
    expect(TestEventSource.open).toHaveLength(1);
  });

  it('[EVENT-10~] says since when nothing was heard, and that it is heard again', () => {
    TestEventSource.last.says('ready', { position: 'p7' }, 'p7');
    heard = [];
    TestEventSource.last.breaks();
    for (let second = 0; second < 5; second += 1) {
      jest.advanceTimersByTime(1_000);
      TestEventSource.last.breaks();
    }
    expect(heard).toEqual([]);
    jest.advanceTimersByTime(1_500);
    expect(heard).toEqual([['silent', Date.parse('2026-11-02T10:26:00Z')]]);
    jest.advanceTimersByTime(30_000);
    TestEventSource.last.says('ready', { position: 'p7' });
    expect(heard.slice(1)).toEqual([['silent', undefined], ['standing', undefined], ['opened']]);
  });

  it('backs off while nobody answers', () => {
    for (let minute = 0; minute < 600; minute += 1) {
      if (TestEventSource.last.readyState !== TestEventSource.CLOSED) TestEventSource.last.breaks();
      jest.advanceTimersByTime(1_000);
    }
    expect(TestEventSource.opened.length).toBeGreaterThan(20);
    expect(TestEventSource.opened.length).toBeLessThan(50);
  });

  it('takes a connection that has gone quiet for gone', () => {
    TestEventSource.last.says('ready', { position: 'p7' });
    for (let beat = 0; beat < 10; beat += 1) {
      jest.advanceTimersByTime(15_000);
      TestEventSource.last.says('beat');
    }
    expect(TestEventSource.opened).toHaveLength(1);
    jest.advanceTimersByTime(37_500 + 1_000);
    expect(TestEventSource.opened).toHaveLength(2);
  });

  it('[EVENT-10~] lets go of its connection in a hidden tab, and misses nothing', () => {
    TestEventSource.last.says('ready', { position: 'p7' }, 'p9');
    look('hidden');
    jest.advanceTimersByTime(10_000);
    look('visible');
    expect([TestEventSource.opened.length, TestEventSource.open.length]).toEqual([1, 1]);
    look('hidden');
    jest.advanceTimersByTime(600_000);
    expect(TestEventSource.open).toEqual([]);
    expect(heard.filter((each) => (each as string[])[0] === 'silent')).toEqual([['silent', undefined]]);
    look('visible');
    expect(TestEventSource.last.url).toBe('/api/v1/live?after=p9');
  });

  it('asks whether the session lives when it is over or nobody is let in, and stays away in the first case', () => {
    TestEventSource.last.says('ready', { position: 'p7' });
    TestEventSource.last.breaks('refused');
    expect(heard.at(-1)).toEqual(['refused']);
    jest.advanceTimersByTime(1_000);
    TestEventSource.last.says('ended');
    expect(heard.at(-1)).toEqual(['refused']);
    jest.advanceTimersByTime(100_000);
    expect(TestEventSource.open).toEqual([]);
  });

  it('comes back at once when the network does', () => {
    for (let round = 0; round < 8; round += 1) {
      if (TestEventSource.last.readyState !== TestEventSource.CLOSED) TestEventSource.last.breaks();
      jest.advanceTimersByTime(31_000);
    }
    TestEventSource.last.breaks();
    const before = TestEventSource.opened.length;
    dispatchEvent(new Event('online'));
    expect(TestEventSource.opened.length).toBe(before + 1);
  });
});
