import type { Position, StoredEvent } from '../port';

/** A stored event that must not be guessed at. Readers of a feed park its stream and go on with the others. */
export abstract class UndecodableEvent extends Error {
  readonly position: Position;
  readonly streamId: string;
  readonly type: string;

  constructor(stored: StoredEvent, reason: string, cause?: unknown) {
    super(`event ${stored.type} at position ${stored.position} of ${stored.streamId}: ${reason}`, { cause });
    this.position = stored.position;
    this.streamId = stored.streamId;
    this.type = stored.type;
  }
}

/** No version of this type is in the catalogue: it was written by a newer or another product. */
export class UnknownEventType extends UndecodableEvent {
  override readonly name = 'UnknownEventType';

  constructor(stored: StoredEvent) {
    super(stored, 'unknown type');
  }
}

/** The type is known but not in this schema version. */
export class UnknownSchemaVersion extends UndecodableEvent {
  override readonly name = 'UnknownSchemaVersion';

  constructor(stored: StoredEvent) {
    super(stored, `unknown schema version (${stored.metadata.schemaVersion})`);
  }
}

/** A sealed value does not open under its subject's key: bytes, event id, field or subject were changed. */
export class UnreadableSeal extends UndecodableEvent {
  override readonly name = 'UnreadableSeal';

  constructor(stored: StoredEvent, field: string) {
    super(stored, `the sealed field ${field} does not open`);
  }
}

/** The step from an earlier schema version fails on what is stored. Its message may hold personal values, so only its kind is told. */
export class FailedUpcast extends UndecodableEvent {
  override readonly name = 'FailedUpcast';

  constructor(stored: StoredEvent, cause: unknown) {
    super(
      stored,
      `it cannot be read as its current type (${cause instanceof Error ? cause.name : typeof cause})`,
      cause,
    );
  }
}
