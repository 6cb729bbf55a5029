import { EventStoreUnavailable } from '@keelson/event-store';

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/**
 * Classes of SQLSTATE that mean that Postgres cannot do it now: connection, resources, operator, system; timeouts; and a
 * standby that is not promoted yet.
 */
const SQLSTATE = /^(08|53|57|58)[0-9A-Z]{3}$|^55P03$|^25P0[34]$|^25006$/;

const DRIVER_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/;

/** A part of the system is away: thrown where the platform itself notices. */
export class Outage extends Error {}

/** Whether something thrown says that a part of the system is away, not that the program is wrong. */
export function isOutage(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable || error instanceof Outage) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQLSTATE.test(code))) return true;
  if (DRIVER_MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return error.cause !== undefined && isOutage(error.cause);
}
