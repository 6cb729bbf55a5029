import type { LiveMessageName, LiveMessages, LiveTopic } from '@keelson/contracts/live';

/** Makes of a position what people outside may see of it. */
export type Seal = (position: number) => string;

/** One message as it goes over the wire. An id is what the browser shows when it comes back. */
export function frame<Name extends LiveMessageName>(name: Name, data: LiveMessages[Name], id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What changed for one listener. `resumeFrom`: everything up to here was told, so that a return may begin there. */
export interface News {
  readonly topics: Iterable<LiveTopic>;
  readonly position: number;
  readonly resumeFrom?: number | undefined;
}

/**
 * What a stream has yet to say. However much happens, it is one set of topics, one position and one standing: to be told
 * twice to read something again is to be told once.
 */
export class PendingNews {
  private readonly topics = new Set<LiveTopic>();
  private position = 0;
  private resumeFrom: number | undefined;
  private everything = false;
  private asOf: string | undefined;
  private toldAsOf: string | undefined;

  constructor(private readonly seal: Seal) {}

  add({ topics, position, resumeFrom }: News): void {
    for (const topic of topics) this.topics.add(topic);
    this.position = Math.max(this.position, position);
    if (resumeFrom !== undefined) this.resumeFrom = Math.max(this.resumeFrom ?? 0, resumeFrom);
  }

  /** So much was missed that it cannot be named. */
  addEverything(position: number): void {
    this.everything = true;
    this.position = Math.max(this.position, position);
  }

  /** The time of what is read now; `undefined` for up to date. */
  setStanding(asOf: string | undefined): void {
    this.asOf = asOf;
  }

  get empty(): boolean {
    return this.topics.size === 0 && !this.everything && this.asOf === this.toldAsOf;
  }

  /** The frames to send, and nothing is pending any more. */
  take(): string {
    const { asOf } = this;
    let text = this.changes();
    if (asOf !== this.toldAsOf) text += asOf === undefined ? frame('current', {}) : frame('lag', { asOf });
    this.topics.clear();
    this.everything = false;
    this.resumeFrom = undefined;
    this.toldAsOf = asOf;
    return text;
  }

  private changes(): string {
    if (!this.everything && this.topics.size === 0) return '';
    const position = this.seal(this.position);
    const id = this.resumeFrom === undefined ? undefined : this.seal(this.resumeFrom);
    if (this.everything) return frame('refresh', { position }, id);
    return frame('changed', { position, topics: [...this.topics].sort() }, id);
  }
}
