import type { Position } from '../port';
import { faultOfRoot, type LogRoot, NO_ROOT, type RootFault, type RootKey, type StreamHead } from './log-root';

/** Follows a walk through the log in position order and holds every root against what it sees. */
export class RootWitness {
  readonly #grown = new Map<string, StreamHead>();
  #before: Pick<LogRoot, 'position' | 'root'> = NO_ROOT;
  #next = 0;

  /** @param roots all of them, in position order. */
  constructor(
    private readonly key: Pick<RootKey, 'keyId' | 'verify'>,
    private readonly roots: readonly LogRoot[],
  ) {}

  /** The event at this position is the new head of its stream. */
  passed(position: Position, streamId: string, head: StreamHead): RootFault | undefined {
    this.#grown.set(streamId, head);
    const root = this.roots[this.#next];
    if (root?.position !== position) return undefined;
    const fault = faultOfRoot(this.key, this.#before, root, this.#grown);
    this.#grown.clear();
    this.#before = root;
    this.#next += 1;
    return fault;
  }

  /** The log has no more events. */
  ended(): RootFault | undefined {
    const root = this.roots[this.#next];
    return root && { kind: 'root-broken', reason: 'events-missing', root };
  }
}
