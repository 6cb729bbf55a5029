/** A frame that comes so long after the last, in milliseconds, is late: on a screen of 60 frames a second one was missed. */
const LATE = 20;

/**
 * Parts of a page that follow what is pulled take turns: one is drawn in each frame, the longest waiting first. So no
 * frame has all of them to draw, and all of them have caught up a few frames after the last pull. Where frames come
 * late, every second belongs to what is pulled alone.
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
    const [first] = this.waiting;
    const isLate = this.last !== undefined && time - this.last > LATE;
    // After a frame that was left out the next one counts from nothing.
    this.last = isLate || this.waiting.size < 2 ? undefined : time;
    if (first !== undefined && !isLate) this.waiting.delete(first);
    this.frame = this.waiting.size > 0 ? requestAnimationFrame(this.next) : undefined;
    if (!isLate) first?.();
  };
}
