import type { Complaint } from './configuration-error';
import type { Values } from './environment';
import { complaint, type Known, LOOPBACK } from './known';
import type { VariableName } from './variables';

export const EVENT_STORE_NEEDS = [
  'KEELSON_EVENT_STORE',
  'KEELSON_KURRENTDB_URL',
] as const satisfies readonly VariableName[];

/** Where the events of record are kept. */
export type EventStoreConfiguration =
  { readonly kind: 'postgres' } | { readonly kind: 'kurrentdb'; readonly connectionString: string };

export function eventStore(values: Values<(typeof EVENT_STORE_NEEDS)[number]>): {
  readonly eventStore: EventStoreConfiguration;
} {
  const { KEELSON_EVENT_STORE: kind, KEELSON_KURRENTDB_URL: connectionString = '' } = values;
  return { eventStore: kind === 'kurrentdb' ? { kind, connectionString } : { kind } };
}

/** An address that nobody uses would let its owner believe that the events are kept there. */
export function eventStoreRules({ KEELSON_EVENT_STORE: kind, KEELSON_KURRENTDB_URL: url }: Known): Complaint[] {
  if (kind === 'kurrentdb' && url === undefined)
    return [complaint('KEELSON_KURRENTDB_URL', 'is missing: it is needed when KEELSON_EVENT_STORE is kurrentdb.')];
  if (kind === 'postgres' && url !== undefined)
    return [complaint('KEELSON_EVENT_STORE', 'must be kurrentdb where KEELSON_KURRENTDB_URL is set.')];
  return [];
}

/** Events travel to the server, and its credentials. */
export function eventStoreProductionRules({ KEELSON_KURRENTDB_URL: url }: Known): Complaint[] {
  if (url === undefined || nodesOf(url).every((host) => LOOPBACK.includes(host))) return [];
  return /[?&]tls(?:VerifyCert)?=false(?:&|$)/i.test(url)
    ? [complaint('KEELSON_KURRENTDB_URL', 'must not switch TLS off in production while a node is not on this machine.')]
    : [];
}

/** A connection string may name several nodes, with commas between. */
function nodesOf(url: string): readonly string[] {
  const nodes = url
    .replace(/^[^/]*\/\//, '')
    .replace(/[/?].*$/, '')
    .replace(/^.*@/, '');
  return nodes.split(',').map((node) => node.replace(/:\d+$/, ''));
}
