import type { Logger } from 'pino';
import type { Checkpoints, Claim } from './checkpoints';
import { failureText } from './failure';

/** Follows the feed under a claim, and takes it as far as it knows itself to have come. */
export interface Holder {
  /** `undefined` while it holds no claim. */
  readonly standing: Claim | undefined;
  /** Claims again, from where its checkpoint stands. */
  claimAgain(): void;
}

/**
 * Renews the process's claims well before they run out; a frozen process stops renewing, and another takes over. Commits
 * of projections do not wait for the disk, so that a crash of the server can take back the last of them: a checkpoint
 * that stands behind its holder, or under another epoch, is claimed again, and what was lost is projected anew also when
 * no event comes.
 */
export class LeaseKeeper {
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly checkpoints: Checkpoints,
    private readonly holders: readonly Holder[],
    private readonly everyMs: number,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.#timer = setInterval(() => {
      this.#renew().catch((error: unknown) => this.log.warn({ reason: failureText(error) }, 'leases not renewed'));
    }, this.everyMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #renew(): Promise<void> {
    // Before the checkpoints are read: holders go on meanwhile, and a checkpoint may be ahead of what they know.
    const known = new Map(this.holders.map((holder) => [holder, holder.standing]));
    const stored = new Map((await this.checkpoints.renewLeases()).map((each) => [each.name, each]));
    for (const [holder, standing] of known) {
      const found = standing && stored.get(standing.name);
      if (!found || (found.epoch === standing.epoch && found.position >= standing.position)) continue;
      if (holder.standing?.epoch !== standing.epoch) continue;
      this.log.warn({ projection: found.name, position: found.position, known: standing.position }, 'claimed again');
      holder.claimAgain();
    }
  }
}
