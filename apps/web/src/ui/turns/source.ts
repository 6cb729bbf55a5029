/** A value that changes, and tells who listens. */
export interface Source<Value> {
  readonly now: () => Value;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What is made of a source's value: made when it is asked for, and anew only once that value is another. */
export function sourceFrom<From, Value>(source: Source<From>, make: (from: From) => Value): Source<Value> {
  let last: { readonly from: From; readonly value: Value } | undefined;
  const now = (): Value => {
    const from = source.now();
    if (last === undefined || last.from !== from) last = { from, value: make(from) };
    return last.value;
  };
  return { now, subscribe: source.subscribe };
}
