import type { LiveTopic } from '@keelson/contracts/live';
import type { Scope } from '@keelson/contracts/access';
import { type SessionHolder, subjectOf } from '../platform/access/caller';
import type { LiveLimits } from '../platform/http/limits';
import type { Audience } from './audience';
import { frame, type News, PendingNews, type Seal } from './pending-news';

/** Where the bytes go: the answer of the request. */
export interface Sink {
  write(text: string, taken: (error?: Error | null) => void): unknown;
  end(text: string): unknown;
  destroy(): unknown;
}

/**
 * One open stream. At most one write is under way; what comes meanwhile waits, merged, in `PendingNews`. A browser that
 * does not take its message in time is cut off and resumes when it can.
 */
export class LiveConnection {
  /** A partner's customers when the stream began, and those who came and went since. */
  readonly customers = new Set<string>();
  private readonly pending: PendingNews;
  private sink: Sink | undefined;
  private writing = false;
  private closed = false;
  private gap: NodeJS.Timeout | undefined;
  private cut: NodeJS.Timeout | undefined;
  private standsUntil = Infinity;

  constructor(
    public holder: SessionHolder,
    public audience: Audience,
    readonly network: string,
    private readonly limits: Pick<LiveLimits, 'gapMs' | 'drainMs' | 'lifeMs'>,
    private readonly seal: Seal,
  ) {
    this.pending = new PendingNews(seal);
  }

  get subject(): string {
    return subjectOf(this.holder);
  }

  /** Whether any topic reaches this listener so far. */
  hears(scope: Scope): boolean {
    return [...this.audience.values()].includes(scope);
  }

  topicsWithin(scope: Scope): readonly LiveTopic[] {
    return [...this.audience].filter(([, each]) => each === scope).map(([topic]) => topic);
  }

  /** Begins to speak: first where the stream stands, then what is pending. */
  begin(sink: Sink, position: number): void {
    if (this.closed) return void sink.end('');
    this.sink = sink;
    this.standsUntil = performance.now() + this.limits.lifeMs;
    this.write(frame('ready', { position: this.seal(position) }, this.seal(position)));
  }

  tell(news: News): void {
    this.pending.add(news);
    this.speak();
  }

  tellEverything(position: number): void {
    this.pending.addEverything(position);
    this.speak();
  }

  tellStanding(asOf: string | undefined): void {
    this.pending.setStanding(asOf);
    this.speak();
  }

  /** Shows that the connection lives; ends one that has lived long enough. */
  beat(): void {
    if (performance.now() > this.standsUntil) this.end('');
    else if (!this.writing && this.sink) this.write(frame('beat', {}));
  }

  /** Says a last word and goes. */
  end(text: string): void {
    if (this.closed) return;
    if (this.writing) this.sink?.destroy();
    else this.sink?.end(text);
    this.forget();
  }

  /** The connection is gone. */
  forget(): void {
    this.closed = true;
    clearTimeout(this.gap);
    clearTimeout(this.cut);
  }

  private speak(): void {
    if (this.closed || !this.sink || this.writing || this.gap || this.pending.empty) return;
    this.write(this.pending.take());
  }

  private write(text: string): void {
    this.writing = true;
    this.cut = setTimeout(() => {
      this.sink?.destroy();
      this.forget();
    }, this.limits.drainMs);
    this.sink?.write(text, (error) => {
      clearTimeout(this.cut);
      this.writing = false;
      if (error || this.closed) return;
      this.gap = setTimeout(() => {
        this.gap = undefined;
        this.speak();
      }, this.limits.gapMs);
    });
  }
}
