/** What a card knows of its answer. */
export interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

interface Queried<Data> {
  /** Of what is asked for now, never of what was asked before. */
  readonly currentData?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

export const loaded = <Data extends object>({ currentData, error, refetch }: Queried<Data>): Loaded<Data> => ({
  data: currentData,
  error,
  retry: () => void refetch(),
});
