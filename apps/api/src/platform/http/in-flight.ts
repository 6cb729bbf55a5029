import type { FastifyReply } from 'fastify';

/** Counts the requests that are being worked on, each until its connection has taken the answer or is gone. */
export class InFlight {
  private running = 0;

  constructor(private readonly most: number) {}

  get count(): number {
    return this.running;
  }

  /** @returns false when there is no room; nothing was counted then. */
  enter(reply: FastifyReply): boolean {
    if (this.running >= this.most) return false;
    this.running += 1;
    reply.raw.once('close', () => {
      this.running -= 1;
    });
    return true;
  }
}
