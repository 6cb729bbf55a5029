import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLog } from '../tokens';

/**
 * Work that an answer must not wait for, because its time would tell strangers whether an account exists. It is kept
 * in this process until it is done; the process drains it before it leaves.
 */
@Injectable()
export class BackgroundWork implements OnModuleDestroy {
  private readonly running = new Set<Promise<void>>();

  constructor(@InjectLog() private readonly log: Logger) {}

  begin(what: string, work: () => Promise<unknown>): void {
    const running = new Promise((resolve) => setImmediate(resolve))
      .then(work)
      .then(
        () => undefined,
        (error: unknown) => this.log.error({ err: error, what }, 'work after an answer failed'),
      )
      .finally(() => this.running.delete(running));
    this.running.add(running);
  }

  /** Resolves when everything begun so far is done. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  onModuleDestroy(): Promise<void> {
    return this.settled();
  }
}
