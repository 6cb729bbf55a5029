import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { connectionWarnings, type ProjectorsConfiguration } from '@keelson/configuration';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { createEventCodec } from '@keelson/event-store/codec';
import type { DecisionCounts } from '@keelson/event-store/decisions';
import { openLog } from '@keelson/event-store/opening';
import { Breakers } from '@keelson/integrations';
import { accountingSystems } from '@keelson/integrations/accounting-systems';
import { smtpMailer } from '@keelson/integrations/mail';
import { stripeProvider } from '@keelson/integrations/stripe';
import { systemClock } from '@keelson/kernel';
import type { ReadModelDatabase } from '@keelson/read-models';
import { beat, serverRooms } from '@keelson/read-models/operations';
import { openVault, SubjectKeyStore } from '@keelson/vault';
import { Kysely, PostgresDialect } from 'kysely';
import type { Logger } from 'pino';
import { InboxWorker } from './billing/inbox-worker';
import { connectedBooks } from './connections/connected-books';
import { logVerifier } from './verification/log-verifier';
import { stateAbout } from './reconciliation/state-facts';
import type { JobNeeds } from './registry';
import { failureText } from './runtime/failure';
import { CONNECTIONS_BESIDE_POOLS, connectionShares } from './runtime/connection-shares';
import { projectorPool } from './runtime/projector-pool';
import type { Registry } from './runtime/registration';
import { TIMINGS } from './runtime/timings';
import { openKafkaFeed } from './runtime/kafka-feed/open-kafka-feed';
import { openRelay } from './runtime/relay/open-relay';
import { workerRunner } from './runtime/worker-runner';
import { Worker } from './runtime/worker';

const HOUR_MS = 3_600_000;

export interface Projectors {
  readonly worker: Worker;
  readonly decisions: () => DecisionCounts;
  /** Absent where the feed is the event store. */
  readonly topicHeard?: () => boolean;
  /** Finishes what is under way and closes every connection. */
  close(): Promise<void>;
}

/** Opens everything the workers need. Rejects while a database does not answer, or where it is too small. */
export async function openProjectors(
  configuration: ProjectorsConfiguration,
  registry: Registry,
  log: Logger,
): Promise<Projectors> {
  const { database, eventStore, masterKeys, mail: mailing, publicUrl } = configuration;
  const onConnectionError = (error: Error) => log.warn({ reason: failureText(error) }, 'event store connection lost');
  const shares = connectionShares(database.connections);
  const pool = projectorPool(database.projectorUrl, log, shares.main);
  const keysPool = projectorPool(database.keysUrl, log, shares.keys);
  const closing = [() => pool.end(), () => keysPool.end()];
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const rooms = await serverRooms([
      { pool, opens: shares.main + shares.log + CONNECTIONS_BESIDE_POOLS },
      { pool: keysPool, opens: shares.keys },
    ]);
    for (const warning of connectionWarnings('KEELSON_PROJECTORS_DB_CONNECTIONS', rooms)) log.warn(warning);
    const inMain = { connectionString: database.projectorUrl, readers: shares.log, onConnectionError };
    const store = await openLog(eventStore, inMain);
    closing.push(() => store.close());
    const subjectKeys = new SubjectKeyStore(keysPool, masterKeys);
    const codec = createEventCodec(eventCatalogue, subjectKeys);
    const verifier = logVerifier(store, subjectKeys);
    const clock = systemClock;
    const breakers = new Breakers(clock);
    const mail = smtpMailer({ url: mailing.smtpUrl, from: mailing.from, breakers });
    closing.push(() => mail.close());
    const vault = await openVault({ pool, keysPool, masterKeys });
    const readModels = new Kysely<ReadModelDatabase>({ dialect: new PostgresDialect({ pool }) });
    const { teamMailbox } = mailing;
    const payments = configuration.payments && stripeProvider({ ...configuration.payments, breakers });
    const allowances = vault.callAllowances;
    const accounting = accountingSystems(configuration.accounting, publicUrl, { allowances, clock, breakers });
    const runner = workerRunner({ store, codec, log });
    const needs: JobNeeds = {
      ...{ runner, store, codec, readModels, vault, verifier, mail, payments, publicUrl, teamMailbox, clock, log },
      ...{ accounting, connectedBooks: connectedBooks(accounting, { runner, vault, clock }) },
      ...{ pool, registry, catalogue: eventCatalogue, summaryAt: configuration.summaryAt },
    };
    const owner = `${hostname()}:${process.pid}:${randomUUID()}`;
    const relay = configuration.kafka && openRelay(configuration.kafka, log);
    if (relay) closing.push(() => relay.publisher.close());
    const { hashes } = store;
    const relayed =
      configuration.feed &&
      hashes &&
      openKafkaFeed(configuration.feed, { readAll: (after, limit) => store.readAll(after, limit), hashes }, log);
    if (relayed) closing.push(() => relayed.close());
    const subscriptions = [...registry.projections, ...registry.reactors, ...(relay ? [relay] : [])].map(
      ({ name }) => name,
    );
    const beating = {
      ...({ id: owner, kind: 'projectors', host: hostname(), pid: process.pid, subscriptions } as const),
      providers: () => breakers.standings(),
    };
    const stopBeating = beat(pool, beating, (error) =>
      log.warn({ reason: failureText(error) }, 'no sign of life given'),
    );
    const worker = new Worker({
      registry,
      relay,
      catalogue: eventCatalogue,
      codec,
      store,
      ...(relayed && { feed: relayed.feed }),
      pool,
      needs,
      clock,
      log,
      owner,
      timings: TIMINGS,
    });
    const inbox =
      payments &&
      new InboxWorker({
        inbox: vault.inbox,
        provider: payments,
        alsoTell: (about, cause) => stateAbout(about, cause, { runner, statements: payments.statements }),
        runner,
        clock,
        logger: log,
        pollMs: TIMINGS.pollMs / 2,
      });
    inbox?.start();
    const sweep = () => {
      vault.sweep(systemClock()).catch((error: unknown) => log.warn({ reason: failureText(error) }, 'vault not swept'));
    };
    const sweeping = setInterval(sweep, HOUR_MS);
    return {
      worker,
      decisions: () => runner.counts,
      ...(relayed && { topicHeard: () => relayed.heard }),
      close: async () => {
        clearInterval(sweeping);
        await inbox?.stop();
        await worker.drain();
        await stopBeating();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
