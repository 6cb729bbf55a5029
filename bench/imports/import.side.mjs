// The import job as a worker runs it: tokens and allowances from the vault, events into the store.
import { randomUUID } from 'node:crypto';
import { URLSearchParams } from 'node:url';
import { MASTER_KEYS } from '../log/keys.mjs';
import { app, library } from '../machine/product.mjs';
import { serve } from '../machine/serve.mjs';

const { createEventCodec } = library('event-store/codec');
const { openPostgresEventStore } = library('event-store/postgres');
const { eventCatalogue } = library('domain/catalogue');
const { connectionsStream } = library('domain/connections');
const { ledgerStream } = library('domain/ledger');
const { accountingSystems } = library('integrations/accounting-systems');
const { systemClock } = library('kernel');
const { openVault, SubjectKeyStore } = library('vault');
const { connectedBooks } = app('projectors', 'connections/connected-books');
const { workerRunner } = app('projectors', 'runtime/worker-runner');
const { importJob } = app('projectors', 'ledger/import.job');
const { projectorPool } = app('projectors', 'runtime/projector-pool');
const { projectorsLog } = app('projectors', 'runtime/log');

const COMPANY = 'large';
const CODE_VERIFIER = 'v'.repeat(64);
const SCOPES = [
  'offline_access',
  'accounting.settings.read',
  'accounting.reports.trialbalance.read',
  'accounting.reports.banksummary.read',
];

let parts;
let xero;

/** What the owner of the company does on the consent page, and what the product does with the code that comes back. */
async function connect(system, accountId) {
  const connectionId = `con_${randomUUID()}`;
  const allowed = await fetch(system.consentUrl({ state: 'state', codeVerifier: CODE_VERIFIER }), {
    method: 'POST',
    body: new URLSearchParams({ decision: 'allow', organisation: COMPANY }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(allowed.headers.get('location'));
  const tokens = await system.exchange({ code: searchParams.get('code'), codeVerifier: CODE_VERIFIER });
  const [{ organisationId, name }] = await system.organisations(tokens.accessToken, undefined);
  const { vault, codec, store } = parts;
  const about = { provider: 'xero', accountId, organisationId };
  await vault.providerTokens.add(connectionId, about, tokens, systemClock());
  await vault.providerTokens.choose(connectionId, organisationId);
  const data = { connectionId, provider: 'xero', organisationId, organisationName: name };
  const events = await codec.encode([{ type: 'connections.system-connected.v1', data }], {
    ...{ commandId: randomUUID(), commandHash: 'none', correlationId: randomUUID(), causationId: randomUUID() },
    ...{ actor: { kind: 'system', id: 'bench' }, subjectId: accountId, partitionKey: accountId },
  });
  await store.append({ streamId: connectionsStream(accountId), expectedVersion: 0, events });
  return connectionId;
}

/** Counts the calls that were let through to the organisation. */
function counting(allowances) {
  const counted = { calls: 0 };
  const enter = async (bucket, ...rest) => {
    const admission = await allowances.enter(bucket, ...rest);
    if (admission.admitted && bucket.startsWith('xero ')) counted.calls += 1;
    return admission;
  };
  return { counted, allowances: { enter, leave: (...words) => allowances.leave(...words) } };
}

serve({
  async start({ urls, address, client }) {
    const log = projectorsLog('warn');
    const [pool, keysPool] = [projectorPool(urls.projector, log, 12), projectorPool(urls.keys, log, 4)];
    const store = await openPostgresEventStore({ connectionString: urls.projector });
    const vault = await openVault({ pool, keysPool, masterKeys: MASTER_KEYS });
    const codec = createEventCodec(eventCatalogue, new SubjectKeyStore(keysPool, MASTER_KEYS));
    parts = {
      store,
      codec,
      runner: workerRunner({ store, codec, log }),
      vault,
      clock: systemClock,
      pool,
      keysPool,
      log,
    };
    xero = { ...client, identityUrl: address, apiUrl: address, scopes: SCOPES };
  },

  /** The first import of a company. @returns seconds, calls, and what its events tell. */
  async run({ ceilingsLifted }) {
    const { counted, allowances } = counting(parts.vault.callAllowances);
    const systems = accountingSystems({ xero, ceilingsLifted }, 'http://localhost:3000', { allowances });
    const accountId = `acc_${randomUUID()}`;
    const connectionId = await connect(systems.xero, accountId);
    const ids = { importId: randomUUID(), causationId: randomUUID(), correlationId: randomUUID() };
    const context = { ...parts, jobId: randomUUID(), attempt: 1, signal: new AbortController().signal };
    counted.calls = 0;
    const cpu = process.cpuUsage();
    const began = performance.now();
    await importJob.handle(
      { accountId, connectionId, reason: 'first', ...ids },
      { ...context, connectedBooks: connectedBooks(systems, parts) },
    );
    const seconds = (performance.now() - began) / 1_000;
    const { user, system } = process.cpuUsage(cpu);
    const events = await parts.codec.decode(await parts.store.readStream(ledgerStream(accountId)));
    const { report } = events.at(-1).data;
    if (report?.months !== 36 || report.accounts < 100) throw new Error(`the import brought ${JSON.stringify(report)}`);
    return { seconds, calls: counted.calls, events: events.length, processorSeconds: (user + system) / 1e6 };
  },

  async stop() {
    await Promise.all([parts.store.close(), parts.pool.end(), parts.keysPool.end()]);
  },
});
