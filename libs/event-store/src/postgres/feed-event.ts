import type { Position, StoredEvent } from '../port';
import { behindColumns, endOfLong, textOf, textsOf } from './copied-lines';
import { millisecondsOf, SHORT_COLUMNS, type ShortTexts, type StoredRow } from './stored-row';

/**
 * An event of the feed. Most of its readers pass by most events, and making texts and parsing them is most of the work of
 * reading one: what a passer-by does not ask for is made when somebody asks, what it says and when it was once for all
 * who do. Of its parts only position and type are its own properties, so that a copy by `...` lacks the others.
 */
abstract class FeedEvent implements StoredEvent {
  #data: StoredEvent['data'] | undefined;
  #metadata: StoredEvent['metadata'] | undefined;
  #occurredAt: Date | undefined;

  constructor(
    readonly position: Position,
    readonly type: string,
  ) {}

  protected abstract get short(): ShortTexts;
  protected abstract get dataText(): string;
  protected abstract get metadataText(): string;

  get version(): number {
    return Number(this.short[2]);
  }

  get streamId(): string {
    return this.short[3];
  }

  get occurredAt(): Date {
    return (this.#occurredAt ??= new Date(millisecondsOf(this.short[4])));
  }

  get eventId(): string {
    return this.short[5];
  }

  get hash(): string {
    return this.short[6];
  }

  get data(): StoredEvent['data'] {
    return (this.#data ??= JSON.parse(this.dataText) as StoredEvent['data']);
  }

  get metadata(): StoredEvent['metadata'] {
    return (this.#metadata ??= JSON.parse(this.metadataText) as StoredEvent['metadata']);
  }

  toJSON(): StoredEvent {
    const { eventId, type, data, metadata, position, streamId, version, occurredAt, hash } = this;
    return { eventId, type, data, metadata, position, streamId, version, occurredAt, hash };
  }
}

/** Of a row that came as texts. */
export class RowEvent extends FeedEvent {
  readonly #row: StoredRow;

  constructor(row: StoredRow) {
    super(Number(row[0]), row[1]);
    this.#row = row;
  }

  protected get short(): ShortTexts {
    return this.#row as unknown as ShortTexts;
  }

  protected get dataText(): string {
    return this.#row[8];
  }

  protected get metadataText(): string {
    return this.#row[9];
  }
}

/** Of a line in bytes. */
export class CopiedEvent extends FeedEvent {
  readonly #page: Buffer;
  readonly #from: number;
  readonly #to: number;
  #short: ShortTexts | undefined;
  #dataFrom = 0;

  constructor(page: Buffer, from: number, to: number) {
    const typeFrom = behindColumns(page, from, 1);
    const typeTo = behindColumns(page, typeFrom, 1) - 1;
    super(Number(textOf(page, from, typeFrom - 1)), textOf(page, typeFrom, typeTo));
    this.#page = page;
    this.#from = from;
    this.#to = to;
  }

  protected get short(): ShortTexts {
    return (this.#short ??= textsOf(this.#page, this.#from, this.#dataAt() - 1) as unknown as ShortTexts);
  }

  protected get dataText(): string {
    const from = this.#dataAt();
    return textOf(this.#page, from, endOfLong(this.#page, from));
  }

  protected get metadataText(): string {
    return textOf(this.#page, endOfLong(this.#page, this.#dataAt()) + 1, this.#to);
  }

  #dataAt(): number {
    return (this.#dataFrom ||= behindColumns(this.#page, this.#from, SHORT_COLUMNS));
  }
}
