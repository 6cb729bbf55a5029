/** Somebody left it empty: what rests on it has no value (formulas 5.26). */
class Untyped extends Error {}

/** An object whose named properties cannot be read. */
export function withoutUntyped<Read extends object>(of: Read, untyped: ReadonlySet<string>): Read {
  for (const name of untyped) {
    Object.defineProperty(of, name, {
      get: () => {
        throw new Untyped(name);
      },
    });
  }
  return of;
}

/** `null` where something was read that was not typed. */
export function known<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Untyped) return null;
    throw error;
  }
}
