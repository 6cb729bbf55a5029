/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Draw {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  }

  /** 0 up to 1. */
  part(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.part() * (to - from + 1));
  }

  happens(times: number, of: number): boolean {
    return this.whole(1, of) <= times;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick');
    return item;
  }
}
