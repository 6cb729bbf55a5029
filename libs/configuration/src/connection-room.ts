import { ConfigurationError } from './configuration-error';
import type { VariableName } from './variables';

/** One server of this process: what the process may open there, what it takes from the product, what is open by now. */
export interface ConnectionRoom {
  readonly opens: number;
  readonly takes: number;
  readonly taken: number;
}

/**
 * Of a process that has just begun to connect.
 *
 * @returns a sentence for each server that may become full.
 * @throws ConfigurationError where a server cannot take this process even alone.
 */
export function connectionWarnings(variable: VariableName, rooms: readonly ConnectionRoom[]): readonly string[] {
  const complaints = rooms
    .filter(({ opens, takes }) => opens > takes)
    .map(({ opens, takes }) => ({
      variable,
      sentence: `${variable} lets this process open ${opens} connections to a database server that takes ${takes} (max_connections without those reserved): lower it, or raise max_connections there.`,
    }));
  if (complaints.length > 0) throw new ConfigurationError(complaints);
  return rooms
    .filter(({ opens, takes, taken }) => taken + opens > takes)
    .map(
      ({ opens, takes, taken }) =>
        `A database server takes ${takes} connections, ${taken} are open, and this process may open ${opens} (${variable}).`,
    );
}
