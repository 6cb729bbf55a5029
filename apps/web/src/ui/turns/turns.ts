/**
 * Parts of a page that follow what is pulled take turns: one is drawn in each frame, the longest waiting first. So no
 * frame has all of them to draw, and all of them have caught up a few frames after the last pull.
 */
export class Turns {
  private readonly waiting = new Set<() => void>();
  private frame: number | undefined;

  /** Draws a part in its turn; one that waits already keeps its place. */
  take(draw: () => void): void {
    this.waiting.add(draw);
    this.frame ??= requestAnimationFrame(this.next);
  }

  /** For a part that is gone. */
  leave(draw: () => void): void {
    this.waiting.delete(draw);
  }

  private readonly next = (): void => {
    const [first] = this.waiting;
    this.frame = undefined;
    if (first === undefined) return;
    this.waiting.delete(first);
    if (this.waiting.size > 0) this.frame = requestAnimationFrame(this.next);
    first();
  };
}
