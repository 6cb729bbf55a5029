/** So much work waits already that more would only wait in vain: answer "busy". */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs a few pieces of work at once, lets a bounded number wait in order and refuses the rest. */
export class WorkQueue {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(
    private readonly concurrency: number,
    private readonly longest: number,
  ) {}

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running >= this.concurrency) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.longest) throw new QueueFull('too much work of this kind waits already');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
