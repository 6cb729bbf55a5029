import type { Position, StoredEvent } from '@keelson/event-store';
import type { EventCodec, Reading } from '@keelson/event-store/codec';
import type { ClientBase } from 'pg';
import type { Claim } from './checkpoints';
import type { Trouble } from './parked-streams';
import type { AnyRecorded } from './registration';
import type { PartitionOf, StreamFailures } from './stream-failures';

/** Records in the same transaction which streams failed. */
export type Settle = (client: ClientBase, troubles: readonly Trouble[]) => Promise<void>;

/** Moves a checkpoint from the claim's position; written with the effects of the events or not at all. */
export interface Move {
  readonly claim: Claim;
  readonly to: Position;
  readonly settle: Settle;
  /** Whether to settle also when no stream failed. */
  readonly alwaysSettle?: true;
}

export interface Applied {
  /** False when the claim is lost: nothing was written. */
  readonly held: boolean;
  readonly troubles: readonly Trouble[];
}

/** What events mean, ready to be written. */
export interface Prepared {
  readonly troubles: readonly Trouble[];
  write(move: Move): Promise<Applied>;
}

/** Writes what events mean (rows or jobs) together with a checkpoint. */
export interface Applier {
  /** By stored type; the others move the checkpoint only. */
  readonly concerns: (type: string) => boolean;
  /** Of these events, the ones that fall to it; absent where all do. */
  readonly takes?: (event: StoredEvent) => boolean;
  readonly partitionOf: PartitionOf;
  /** By stored type: whether such an event is applied by itself, with all before it written. */
  readonly standsAlone?: (type: string) => boolean;
  /** Events of streams that are not parked. Rejects for an outage, and for what the database refuses to take. */
  apply(events: readonly StoredEvent[], move: Move): Promise<Applied>;
  /**
   * Where an applier can work ahead: the next events under a claim may be prepared while those before them are written.
   * When that write fails, what was prepared upon it is to be forgotten and prepared anew.
   */
  prepare?(events: readonly StoredEvent[], epoch: number): Promise<Prepared>;
  /** What was prepared but not written counts for nothing. */
  forget?(): void;
}

/** Whether the event is for this applier. Its type comes first: a look at its partition parses the metadata. */
export const isFor = ({ concerns, takes }: Pick<Applier, 'concerns' | 'takes'>, event: StoredEvent): boolean =>
  concerns(event.type) && (!takes || takes(event));

/** The events as the domain knows them; those that cannot be read become failures of their streams. */
export async function opened(
  codec: EventCodec,
  events: readonly StoredEvent[],
  failures: StreamFailures,
  reading?: Reading,
): Promise<readonly AnyRecorded[]> {
  if (events.length === 0) return [];
  const recorded: AnyRecorded[] = [];
  for (const [index, each] of (await codec.decodeEach(events, reading)).entries()) {
    const event = events[index];
    if (each.ok) recorded.push(each.value);
    else if (event) failures.add(event, each.failure);
  }
  return recorded;
}
