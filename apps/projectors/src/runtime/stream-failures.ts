import type { Position } from '@keelson/event-store';
import { failureText } from './failure';
import type { Trouble } from './parked-streams';

/** What places an event among those that wait with it. */
export interface Placed {
  readonly type: string;
  readonly streamId: string;
  readonly version: number;
  readonly position: Position;
  readonly metadata: { readonly partitionKey: string };
}

/**
 * The partition that waits when the event fails: rows span the streams of one customer, and must see their events in
 * order. `undefined`: its stream alone.
 */
export type PartitionOf = (event: Pick<Placed, 'type' | 'metadata'>) => string | undefined;

/** What fails within a batch: each stream or partition counts up to its first failure, and the others go on. */
export class StreamFailures {
  readonly #troubles = new Map<string, Trouble & { readonly position: Position }>();

  constructor(private readonly partitionOf: PartitionOf = () => undefined) {}

  add(event: Placed, error: unknown): void {
    if (this.covers(event)) return;
    const { streamId, version, position } = event;
    const key = this.partitionOf(event);
    const partition = key === undefined ? undefined : { key, fromPosition: position };
    const trouble = { streamId, fromVersion: version, position, reason: failureText(error) };
    this.#troubles.set(key ?? streamId, { ...trouble, ...(partition && { partition }) });
  }

  /** Whether the event is, or comes after, a failure of its stream or partition. */
  covers(event: Placed): boolean {
    // As nearly always. A look at its partition would parse the metadata of an event that nobody else looks into.
    if (this.#troubles.size === 0) return false;
    const places = [event.streamId, this.partitionOf(event)];
    return places.some((place) => {
      const known = place === undefined ? undefined : this.#troubles.get(place);
      return known !== undefined && known.position <= event.position;
    });
  }

  get troubles(): readonly Trouble[] {
    return [...this.#troubles.values()].map(({ position: _, ...trouble }) => trouble);
  }
}
