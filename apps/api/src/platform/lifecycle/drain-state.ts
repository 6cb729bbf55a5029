/** Whether this process is on its way out: it still answers, but asks for no more. */
export class DrainState {
  private leaving = false;

  get draining(): boolean {
    return this.leaving;
  }

  begin(): void {
    this.leaving = true;
  }
}
