/** A frame that comes so long after the last, in milliseconds, is late: on a screen of 60 frames a second one was missed. */
const LATE = 20;
/** So much of a frame, in milliseconds, goes to parts that follow; one that has begun is ended. */
const SHARE = 1;

/**
 * Parts of a page that follow what is pulled take turns, the longest waiting first: so many in a frame as its share has
 * time for, and at least one. So no frame has all of them to draw, and all of them have caught up a few frames after the
 * last pull. Where frames come late, every second belongs to what is pulled alone.
 */
export class Turns {
  private readonly waiting = new Set<() => void>();
  private frame: number | undefined;
  private last: number | undefined;

  /** Draws a part in its turn; one that waits already keeps its place. */
  take(draw: () => void): void {
    this.waiting.add(draw);
    this.frame ??= requestAnimationFrame(this.next);
  }

  /** For a part that is gone. */
  leave(draw: () => void): void {
    this.waiting.delete(draw);
  }

  private readonly next = (time: number): void => {
    const isLate = this.last !== undefined && time - this.last > LATE;
    if (!isLate) this.drawSome();
    // After a frame that was left out the next one counts from nothing.
    this.last = isLate || this.waiting.size === 0 ? undefined : time;
    this.frame = this.waiting.size > 0 ? requestAnimationFrame(this.next) : undefined;
  };

  private drawSome(): void {
    const until = performance.now() + SHARE;
    for (const draw of this.waiting) {
      this.waiting.delete(draw);
      draw();
      if (performance.now() >= until) return;
    }
  }
}
