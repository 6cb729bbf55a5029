import { LIVE_AFTER, LIVE_BEAT_MS, type LiveMessageName, type LiveMessages, livePaths } from '@keelson/contracts/live';

export interface StreamListener {
  /** The stream stands: what changes from now on is told. */
  opened(): void;
  /** `position` is sealed: what is read should include it. */
  changed(topics: readonly string[], position: string): void;
  /** Whatever is shown may have changed. */
  refresh(): void;
  /** Since when what is read is old; `undefined` for up to date. */
  standing(asOf: string | undefined): void;
  /** Nothing is heard although somebody looks; since when, or `undefined` once it is heard again. */
  silent(since: number | undefined): void;
  /** The server said that the session is over, or lets nobody listen. */
  refused(): void;
}

const SILENCE_MS = 2.5 * LIVE_BEAT_MS;
/** An interruption shorter than this is not worth a word. */
const PATIENCE_MS = 6_000;
/** A tab out of sight keeps its connection for so long, in case somebody only looked something up. */
const HIDDEN_MS = 20_000;
const BACK_OFF = { firstMs: 1_000, mostMs: 30_000 };

/**
 * Keeps one event stream open while somebody can see the page. A hidden tab lets go of its connection, of which a browser
 * has only six over HTTP/1.1, and is told what it missed when it comes back: no tab depends on another one, which may be
 * frozen or closed at any moment.
 */
export class LiveStream {
  private source: EventSource | undefined;
  private after: string | undefined;
  private failures = 0;
  private heardAt = Date.now();
  private retry: Timer;
  private silence: Timer;
  private patience: Timer;
  private leaving: Timer;
  private stopped = false;

  constructor(
    private readonly listener: StreamListener,
    /** Where to begin the first time: the positions that the page has read, of which the oldest counts. */
    private readonly firstAfter: () => string | undefined,
  ) {}

  start(): void {
    document.addEventListener('visibilitychange', this.onVisibility);
    addEventListener('online', this.comeBack);
    this.onVisibility();
  }

  stop(): void {
    this.stopped = true;
    document.removeEventListener('visibilitychange', this.onVisibility);
    removeEventListener('online', this.comeBack);
    this.close();
    clearTimeout(this.patience);
    clearTimeout(this.leaving);
  }

  /** Tries now instead of later. */
  readonly comeBack = (): void => {
    if (this.stopped || this.source?.readyState === EventSource.OPEN) return;
    this.failures = 0;
    this.open();
  };

  private readonly onVisibility = (): void => {
    clearTimeout(this.leaving);
    if (document.visibilityState === 'visible') {
      if (this.source === undefined) this.comeBack();
      return;
    }
    this.leaving = setTimeout(() => {
      this.close();
      clearTimeout(this.patience);
      this.patience = undefined;
    }, HIDDEN_MS);
  };

  private open(): void {
    this.close();
    const after = this.after ?? this.firstAfter();
    const source = new EventSource(
      livePaths.stream.path + (after === undefined ? '' : `?${LIVE_AFTER}=${encodeURIComponent(after)}`),
    );
    this.source = source;
    const on = <Name extends LiveMessageName>(name: Name, hear: (data: LiveMessages[Name]) => void): void =>
      source.addEventListener(name, (event: MessageEvent<string>) => {
        this.heard(event.lastEventId);
        hear(JSON.parse(event.data) as LiveMessages[Name]);
      });
    on('ready', () => this.ready());
    on('changed', ({ topics, position }) => this.listener.changed(topics, position));
    on('refresh', () => this.listener.refresh());
    on('lag', ({ asOf }) => this.listener.standing(asOf));
    on('current', () => this.listener.standing(undefined));
    on('beat', () => undefined);
    on('ended', () => this.end());
    source.onerror = () => this.failed();
    this.watch();
  }

  private close(): void {
    this.source?.close();
    this.source = undefined;
    clearTimeout(this.retry);
    clearTimeout(this.silence);
  }

  private ready(): void {
    this.failures = 0;
    clearTimeout(this.patience);
    this.patience = undefined;
    this.listener.silent(undefined);
    this.listener.standing(undefined);
    this.listener.opened();
  }

  private heard(id: string): void {
    this.heardAt = Date.now();
    if (id !== '') this.after = id;
    this.watch();
  }

  private end(): void {
    this.close();
    this.listener.refused();
  }

  /** A connection may be gone without a word: a server that promised to send and does not is taken for gone. */
  private watch(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.failed(), SILENCE_MS);
  }

  private failed(): void {
    const refused = this.source?.readyState === EventSource.CLOSED;
    this.close();
    this.failures += 1;
    this.patience ??= setTimeout(() => this.listener.silent(this.heardAt), PATIENCE_MS);
    if (refused) this.listener.refused();
    const most = Math.min(BACK_OFF.mostMs, BACK_OFF.firstMs * 2 ** (this.failures - 1));
    this.retry = setTimeout(() => this.open(), most * (0.5 + Math.random() / 2));
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;
