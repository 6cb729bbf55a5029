import type { Json, JsonObject } from '@keelson/kernel';

/** An event before it is stored and after it was read back. `type` ends in its schema version: `tasks.task-added.v1`. */
export interface CodedEvent {
  readonly type: string;
  readonly data: object;
}

/** What the codec must know of a type: its personal fields, each with the value shown once the subject's key is gone. */
export interface CodedEventDefinition {
  readonly personal: { readonly [field: string]: Json | undefined };
}

/** A type that is no longer written. Stored events of it are read as `to`, which may itself be retired. */
export interface RetiredEventDefinition extends CodedEventDefinition {
  readonly to: string;
  /** From opened data (or erased stand-ins) to the data of `to`. Pure and total: it never refuses a stored event. */
  upcast(data: JsonObject): JsonObject;
}

export interface EventCatalogue {
  readonly current: { readonly [type: string]: CodedEventDefinition };
  readonly retired?: { readonly [type: string]: RetiredEventDefinition };
}
