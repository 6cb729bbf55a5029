import type { Logger } from 'pino';
import type { Checkpoints } from './checkpoints';
import { failureText } from './failure';

/** Renews the process's claims well before they run out. A frozen process stops renewing, and another takes over. */
export class LeaseKeeper {
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly checkpoints: Checkpoints,
    private readonly everyMs: number,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.#timer = setInterval(() => {
      this.checkpoints
        .renewLeases()
        .catch((error: unknown) => this.log.warn({ reason: failureText(error) }, 'leases not renewed'));
    }, this.everyMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
