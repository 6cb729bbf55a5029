import { livePaths } from '@keelson/contracts/live';
import type { Guard } from '../platform/access/guard';
import type { LiveLimits } from '../platform/http/limits';
import { audienceOf } from './audience';
import type { Listeners } from './listeners';
import { frame } from './pending-news';

const ENDED = frame('ended', {});

/**
 * Ends the streams of sessions that are over, by whatever and in whichever process, or that may not listen any more;
 * changed rights change what is heard.
 */
export class SessionCheck {
  private verifiedAt = performance.now();

  constructor(
    private readonly guard: () => Guard,
    private readonly listeners: Listeners,
    private readonly limits: Pick<LiveLimits, 'unverifiedMs'>,
  ) {}

  /** Rejects when the sessions cannot be reached; after a while of that, nobody is spoken to any more. */
  async look(): Promise<void> {
    try {
      await this.check();
      this.verifiedAt = performance.now();
    } catch (error) {
      if (performance.now() - this.verifiedAt > this.limits.unverifiedMs)
        for (const each of this.listeners) each.end('');
      throw error;
    }
  }

  /** Streams are opened only for sessions that were just looked at. */
  begin(): void {
    this.verifiedAt = performance.now();
  }

  private async check(): Promise<void> {
    const asked = [...this.listeners];
    const holders = await this.guard().holders(this.listeners.sessionIds);
    for (const each of asked) {
      const holder = holders.get(each.holder.sessionId);
      if (!holder || this.guard().scopeOn(livePaths.stream.id, holder) === undefined) {
        each.end(ENDED);
        continue;
      }
      each.holder = holder;
      each.audience = audienceOf(this.guard(), holder);
    }
  }
}
