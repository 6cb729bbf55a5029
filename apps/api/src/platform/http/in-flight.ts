import type { FastifyReply } from 'fastify';

/** Counts the requests that are being worked on, each until its connection has taken the answer or is gone. */
export class InFlight {
  private running = 0;

  constructor(private readonly most: number) {}

  get count(): number {
    return this.running;
  }

  /** @returns how to make room before the connection is gone; `undefined` when there is none, and nothing was counted. */
  enter(reply: FastifyReply): (() => void) | undefined {
    if (this.running >= this.most) return undefined;
    let counted = true;
    const leave = (): void => {
      if (counted) this.running -= 1;
      counted = false;
    };
    this.running += 1;
    reply.raw.once('close', leave);
    return leave;
  }
}
