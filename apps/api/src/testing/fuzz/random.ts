/** Reproducible chance: the same seed gives the same requests. */
export class Chance {
  constructor(private state: number) {}

  /** From 0 up to but without `below`. */
  number(below: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  pick<Value>(from: readonly Value[]): Value {
    const value = from[this.number(from.length)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  }

  often(percent: number): boolean {
    return this.number(100) < percent;
  }
}
