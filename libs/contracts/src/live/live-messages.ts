/** What the stream says, by the name of its event. None of it carries anything about a customer; positions are sealed. */
export interface LiveMessages {
  /** The stream stands. `position`: events up to here are in what is read from now on. */
  readonly ready: { readonly position: string };
  /** Rows behind these topics have changed, up to `position` at least. */
  readonly changed: { readonly position: string; readonly topics: readonly string[] };
  /** Too much was missed to name it: whatever is shown may have changed. */
  readonly refresh: { readonly position: string };
  /** What is read shows how things stood at `asOf`; later events wait to be projected. */
  readonly lag: { readonly asOf: string };
  /** What is read is up to date again. */
  readonly current: Readonly<Record<string, never>>;
  /** Nothing, to show that the connection lives. */
  readonly beat: Readonly<Record<string, never>>;
  /** The session is over; the stream ends for good. */
  readonly ended: Readonly<Record<string, never>>;
}

export type LiveMessageName = keyof LiveMessages;

/** How often the server says something at least. */
export const LIVE_BEAT_MS = 15_000;

/**
 * The query parameter that stands in for the header Last-Event-ID where a page opens a stream by itself. It may name
 * several positions, separated by commas: what comes after the oldest of them is told.
 */
export const LIVE_AFTER = 'after';
