/** The outcome of something that may be refused for a reason the caller must handle. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

export const accepted = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const refused = <Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure });
