/** A value that changes, and tells who listens. */
export interface Source<Value> {
  readonly now: () => Value;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that stays as it is. */
export const standing = <Value>(value: Value): Source<Value> => ({
  now: () => value,
  subscribe: () => () => undefined,
});

/** What follows from a value that changes. */
export const following = <Value, Part>(source: Source<Value>, partOf: (value: Value) => Part): Source<Part> => ({
  now: () => partOf(source.now()),
  subscribe: source.subscribe,
});
