/** Where the positions of projections come from, and how one hears that they moved. */
export interface CheckpointSource {
  positions(): Promise<ReadonlyMap<string, number>>;
  /** Calls back after projections committed; a hint that may be spurious or missed. Returns the unsubscribe. */
  onProjected(wake: () => void): () => void;
}

export interface WatchTimes {
  readonly pollMs: number;
}

interface Waiter {
  readonly satisfied: (positions: ReadonlyMap<string, number>) => boolean;
  readonly resolve: () => void;
}

const DEFAULT_TIMES: WatchTimes = { pollMs: 50 };

/** Lets queries wait for projections. However many wait, one question at a time goes to the database. */
export class CheckpointWatch {
  private readonly waiters = new Set<Waiter>();
  private readonly stopListening: () => void;
  private asking = false;
  private askAgain = false;
  private poll: NodeJS.Timeout | undefined;

  constructor(
    private readonly source: CheckpointSource,
    private readonly onError: (error: unknown) => void,
    private readonly times: WatchTimes = DEFAULT_TIMES,
  ) {
    this.stopListening = source.onProjected(() => void this.ask());
  }

  /** Resolves when all projections include the position, and at the latest after `most` milliseconds. */
  async reached(projections: readonly string[], position: number, most: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const waiter: Waiter = {
        satisfied: (positions) => projections.every((name) => (positions.get(name) ?? 0) >= position),
        resolve: () => {
          clearTimeout(limit);
          this.waiters.delete(waiter);
          if (this.waiters.size === 0) clearInterval(this.poll);
          resolve();
        },
      };
      const limit = setTimeout(waiter.resolve, most);
      this.waiters.add(waiter);
      if (this.waiters.size === 1) this.poll = setInterval(() => void this.ask(), this.times.pollMs);
      void this.ask();
    });
  }

  close(): void {
    this.stopListening();
    for (const waiter of [...this.waiters]) waiter.resolve();
  }

  private mustAskAgain(): boolean {
    return this.askAgain && this.waiters.size > 0;
  }

  private async ask(): Promise<void> {
    if (this.waiters.size === 0) return;
    if (this.asking) {
      this.askAgain = true;
      return;
    }
    this.asking = true;
    try {
      do {
        this.askAgain = false;
        const positions = await this.source.positions();
        for (const waiter of [...this.waiters]) if (waiter.satisfied(positions)) waiter.resolve();
      } while (this.mustAskAgain());
    } catch (error) {
      this.onError(error);
    } finally {
      this.asking = false;
    }
  }
}
