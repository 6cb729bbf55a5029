/** Whether this process is on its way out: it still answers, but asks for no more. */
export class DrainState {
  private leaving = false;
  private readonly listeners = new Set<() => void>();

  get draining(): boolean {
    return this.leaving;
  }

  begin(): void {
    if (this.leaving) return;
    this.leaving = true;
    for (const listener of this.listeners) listener();
  }

  /** Tells when it begins: what would go on for long ends by itself then. */
  onBegin(listener: () => void): void {
    this.listeners.add(listener);
  }
}
