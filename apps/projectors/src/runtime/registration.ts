import type { JsonObject } from '@keelson/kernel';
import type { Recorded } from '@keelson/event-store';
import type { JobHandler } from './job';
import type { Projection } from './projection';
import type { Reactor } from './reactor';
import type { Schedule } from './schedule';

export interface AnyEvent {
  readonly type: string;
  readonly data: object;
}

/** A row as the runtime sees it: columns by name. */
export type AnyRow = Readonly<Record<string, unknown>>;

export type AnyProjection = Projection<AnyEvent, AnyRow, AnyRow>;
export type AnyReactor = Reactor<AnyEvent>;
export type AnyJobHandler<Needs extends object = object> = JobHandler<JsonObject, Needs>;
export type AnyRecorded = Recorded<AnyEvent>;

/** The runtime hands a registered part only the event types it names, so its own types may be set aside here. */
export const projection = <Event extends AnyEvent, Row extends object, Memo extends object>(
  each: Projection<Event, Row, Memo>,
) => each as unknown as AnyProjection;

/** The tables that a projection writes: its rows, and what it remembers. */
export const tablesOf = ({ table, cache }: AnyProjection) => (cache ? [table, cache.table] : [table]);

export const reactor = <Event extends AnyEvent>(each: Reactor<Event>) => each as unknown as AnyReactor;

export const jobHandler = <Data extends JsonObject, Needs extends object>(each: JobHandler<Data, Needs>) =>
  each as unknown as AnyJobHandler<Needs>;

type EachNeeds<Handler> = Handler extends AnyJobHandler<infer Needs> ? (needs: Needs) => void : never;

/** All that some handlers need together. */
export type NeedsOf<Handlers extends readonly AnyJobHandler[]> =
  EachNeeds<Handlers[number]> extends (needs: infer Needs extends object) => void ? Needs : never;

export interface Registry {
  readonly projections: readonly AnyProjection[];
  readonly reactors: readonly AnyReactor[];
  readonly jobHandlers: readonly AnyJobHandler[];
  /** Jobs that come by the clock; their queues have handlers. */
  readonly schedules?: readonly Schedule[];
}
