/** A value that changes, and tells who listens. */
export interface Source<Value> {
  readonly now: () => Value;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}
