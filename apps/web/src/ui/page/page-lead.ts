export const LOADING = 'Loading.';

/** The sentence under a title: what the page answers, or that it is on its way; nothing once it failed. */
export const leadOf = (answer: string | undefined, failed: boolean): string | undefined =>
  answer ?? (failed ? undefined : LOADING);
