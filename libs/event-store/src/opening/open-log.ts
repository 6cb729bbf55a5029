import { KurrentDbLog } from '../kurrentdb';
import { openPostgresEventStore, type PostgresEventStoreOptions } from '../postgres';
import { connectionPool } from '../postgres/connections';
import { PostgresKeptRoots } from '../postgres/kept-roots';
import { DEFAULT_LIMITS } from '../postgres/options';
import { assertChosen } from './log-elsewhere';
import { AnotherLog, type ChosenStore, type LogOfRecord } from './log-of-record';

const ROOT_READERS = 2;

/**
 * Opens the log where it is kept. The options name the main database, also where the log is elsewhere: it holds the signed
 * roots of either, and knows to which log it belongs.
 * @throws AnotherLog, DurabilityOff, UnusableConnectionString; EventStoreUnavailable when a server does not answer.
 */
export async function openLog(chosen: ChosenStore, options: PostgresEventStoreOptions): Promise<LogOfRecord> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { connectionString, clock, onConnectionError: onError = () => undefined } = options;
  const main = connectionPool({ connectionString, limits, onError }, 'roots', ROOT_READERS);
  try {
    await assertChosen(main, chosen);
    if (chosen.kind === 'kurrentdb') {
      const log = new KurrentDbLog({
        connectionString: chosen.connectionString,
        longest: limits.statement,
        roots: new PostgresKeptRoots(main),
        afterClose: () => main.end(),
        onConnectionError: onError,
        ...(options.mostWaiting !== undefined && { mostWaiting: options.mostWaiting }),
        ...(clock && { clock }),
      });
      return await withItsRoots(log);
    }
  } catch (error) {
    if (!main.ended) await main.end();
    throw error;
  }
  await main.end();
  return await openPostgresEventStore(options);
}

/** A log that ends before its newest root, or has nothing there, was exchanged or restored: no checkpoint fits it. */
async function withItsRoots(log: KurrentDbLog): Promise<LogOfRecord> {
  try {
    const head = await log.head();
    const root = await log.newestRoot();
    if (root && (head < root.position || !(await log.headings.standsAt(root.position))))
      throw new AnotherLog(
        `KurrentDB has no event at ${root.position}, where the newest root of this main database was signed: it holds another log, or an older state of this one`,
      );
    return log;
  } catch (error) {
    await log.close();
    throw error;
  }
}
