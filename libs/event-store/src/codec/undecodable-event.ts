import type { Position, StoredEvent } from '../port';

/** A stored event that must not be guessed at. Readers of a feed park its stream and go on with the others. */
export abstract class UndecodableEvent extends Error {
  readonly position: Position;
  readonly streamId: string;
  readonly type: string;

  constructor(stored: StoredEvent, reason: string) {
    super(`event ${stored.type} at position ${stored.position} of ${stored.streamId}: ${reason}`);
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
