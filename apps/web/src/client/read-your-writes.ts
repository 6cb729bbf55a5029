const REMEMBER_MS = 30_000;

let last: { readonly position: number; readonly at: number } | undefined;

/** After a command, reads ask for rows that include it. Half a minute is far beyond any usual lag. */
export const rememberPosition = (position: number | undefined): void => {
  if (position !== undefined && position >= (last?.position ?? 0)) last = { position, at: Date.now() };
};

export const minimumPosition = (): number | undefined =>
  last && Date.now() - last.at < REMEMBER_MS ? last.position : undefined;

let oldest: number | undefined;

/** An answer included the events up to here. */
export const noteRead = (position: number | undefined): void => {
  if (position !== undefined) oldest = Math.min(oldest ?? position, position);
};

/** What is shown includes the events up to here at least; `undefined` before the first answer that says so. */
export const oldestRead = (): number | undefined => oldest;

export const forgetPosition = (): void => {
  last = undefined;
  oldest = undefined;
};
