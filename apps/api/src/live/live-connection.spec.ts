import type { Scope } from '@keelson/contracts/access';
import type { LiveTopic } from '@keelson/contracts/live';
import { newAccountId } from '../testing/test-sessions';
import { LiveConnection, type Sink } from './live-connection';

const holder = {
  accountId: newAccountId(),
  kind: 'customer',
  permissions: [],
  sessionId: 's',
  standing: 'premium',
} as const;
const audience = new Map<LiveTopic, Scope>([['onboarding-progress', 'own']]);
const limits = { gapMs: 100, drainMs: 5_000, lifeMs: 60_000 };
const news = (position: number) => ({ topics: ['onboarding-progress'] as const, position, resumeFrom: position });

/** A browser that takes a message only when the test says so. */
class SlowBrowser implements Sink {
  readonly written: string[] = [];
  readonly ends: string[] = [];
  destroyed = false;
  private readonly waiting: (() => void)[] = [];

  write(text: string, taken: () => void): void {
    this.written.push(text);
    this.waiting.push(taken);
  }
  end(text: string): void {
    this.ends.push(text);
  }
  destroy(): void {
    this.destroyed = true;
  }
  takes(): void {
    this.waiting.splice(0).forEach((taken) => taken());
  }
}

describe('LiveConnection', () => {
  let browser: SlowBrowser;
  let connection: LiveConnection;

  beforeEach(() => {
    jest.useFakeTimers();
    browser = new SlowBrowser();
    connection = new LiveConnection(holder, audience, '192.0.2.1', limits, (position) => `p${position}`);
  });
  afterEach(() => jest.useRealTimers());

  it('says first where it stands, then what happened while that was found out', () => {
    connection.tell(news(4));
    connection.begin(browser, 3);
    expect(browser.written).toEqual(['id: p3\nevent: ready\ndata: {"position":"p3"}\n\n']);
    browser.takes();
    jest.advanceTimersByTime(100);
    expect(browser.written[1]).toContain('"position":"p4"');
  });

  it('[EVENT-10~] holds one message for a browser that does not read, however much happens', () => {
    connection.begin(browser, 0);
    for (let position = 1; position <= 100_000; position += 1) connection.tell(news(position));
    jest.advanceTimersByTime(4_000);
    expect(browser.written).toHaveLength(1);
    browser.takes();
    jest.advanceTimersByTime(100);
    expect(browser.written).toHaveLength(2);
    expect(browser.written[1]).toBe(
      'id: p100000\nevent: changed\ndata: {"position":"p100000","topics":["onboarding-progress"]}\n\n',
    );
  });

  it('[EVENT-10~] cuts off a browser that has not taken a message in time', () => {
    connection.begin(browser, 0);
    jest.advanceTimersByTime(4_999);
    expect(browser.destroyed).toBe(false);
    jest.advanceTimersByTime(1);
    expect(browser.destroyed).toBe(true);
    connection.tell(news(1));
    connection.beat();
    jest.advanceTimersByTime(10_000);
    expect(browser.written).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('speaks at once after a rest, and otherwise with gaps', () => {
    connection.begin(browser, 0);
    browser.takes();
    jest.advanceTimersByTime(100);
    connection.tell(news(1));
    expect(browser.written).toHaveLength(2);
    browser.takes();
    connection.tell(news(2));
    connection.tell(news(3));
    expect(browser.written).toHaveLength(2);
    jest.advanceTimersByTime(100);
    expect(browser.written).toHaveLength(3);
  });

  it('lives as long as it may, and ends with a beat', () => {
    connection.begin(browser, 0);
    browser.takes();
    connection.beat();
    expect(browser.written.at(-1)).toBe('event: beat\ndata: {}\n\n');
    browser.takes();
    jest.advanceTimersByTime(60_001);
    connection.beat();
    expect(browser.ends).toEqual(['']);
  });

  it('ends before it began where it must', () => {
    connection.end('');
    connection.begin(browser, 0);
    expect([browser.written, browser.ends]).toEqual([[], ['']]);
  });
});
