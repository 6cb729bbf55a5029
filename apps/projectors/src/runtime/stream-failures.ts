import { failureText } from './failure';
import type { Trouble } from './parked-streams';

interface Place {
  readonly streamId: string;
  readonly version: number;
}

/** Streams that fail within a batch: each counts up to its first failure, and the other streams go on. */
export class StreamFailures {
  readonly #troubles = new Map<string, Trouble>();

  add({ streamId, version }: Place, error: unknown): void {
    const known = this.#troubles.get(streamId);
    if (known && known.fromVersion <= version) return;
    this.#troubles.set(streamId, { streamId, fromVersion: version, reason: failureText(error) });
  }

  /** Whether the event is, or comes after, a failure of its stream. */
  covers({ streamId, version }: Place): boolean {
    const known = this.#troubles.get(streamId);
    return known !== undefined && known.fromVersion <= version;
  }

  get troubles(): readonly Trouble[] {
    return [...this.#troubles.values()];
  }
}
