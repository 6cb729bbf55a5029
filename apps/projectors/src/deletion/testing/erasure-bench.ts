import { randomUUID } from 'node:crypto';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { deletionStream } from '@keelson/domain/deletion';
import { enquiryStream } from '@keelson/domain/enquiries';
import type { EventMetadata, EventToAppend } from '@keelson/event-store';
import { type CodedEvent, createEventCodec, type EventCodec } from '@keelson/event-store/codec';
import type { DeciderRunner } from '@keelson/event-store/decisions';
import type { PostgresEventStore } from '@keelson/event-store/postgres';
import type { OutgoingMail } from '@keelson/integrations/mail';
import { type JsonObject, systemClock } from '@keelson/kernel';
import type { FreshDatabase, TestCluster } from '@keelson/test-database';
import { accountThrottles, openVault, SubjectKeyStore, type Vault } from '@keelson/vault';
import type { Pool } from 'pg';
import { type Logger, pino } from 'pino';
import { buildBeside } from '../../runtime/build-beside';
import { registry } from '../../registry';
import { compareGenerations } from '../../runtime/finish-rebuild';
import type { Registry } from '../../runtime/registration';
import { QUICK, until } from '../../runtime/testing/bench';
import { Worker } from '../../runtime/worker';
import { workerRunner } from '../../runtime/worker-runner';
import type { DeletionJob } from '../deletion-log';
import type { ErasureContext } from '../erasure-steps';
import { goldenLife, type Lived } from './golden-life';
import { leaveQuotes } from './leave-quotes';
import { keepBooks } from './keep-books';
import { migratedDatabase } from '../../migration/testing/migrated-database';
import { productDatabase } from '../../migration/testing/product-database';
import { openPatientStore, patientPool } from '../../runtime/testing/patient-connections';

export const MASTER_KEYS = [{ version: 1, secret: Buffer.alloc(32, 'erasure') }];

const THROTTLE = { freeTries: 5, firstPauseMs: 1_000, longestPauseMs: 1_000, forgetAfterMs: 60_000 };
const YEAR_MS = 365 * 86_400_000;

/** What names the address that the account signs in with. */
const NAMES_THE_ADDRESS: ReadonlySet<string> = new Set([
  'accounts.customer-registered.v1',
  'accounts.company-signed-up.v1',
  'accounts.email-corrected.v1',
]);

type Given = Partial<Pick<EventMetadata, 'ip' | 'userAgent' | 'actor' | 'subjectId'>>;

export type Urls = Pick<FreshDatabase['urls'], 'projector' | 'keys'>;

/** Somebody whose every trace in the product can be told from everybody else's. */
export interface Subject {
  readonly accountId: string;
  readonly email: string;
  /** Stands in each of the values. */
  readonly canary: string;
  readonly values: readonly string[];
}

/** The whole product behind the API: both databases, all projections, reactors and jobs, and what they log. */
export class ErasureBench {
  readonly mails: OutgoingMail[] = [];
  readonly #closing: (() => Promise<unknown>)[] = [];
  #worker: Worker | undefined;

  private constructor(
    readonly urls: Urls,
    readonly pool: Pool,
    readonly store: PostgresEventStore,
    readonly codec: EventCodec,
    readonly vault: Vault,
    readonly log: Logger,
    readonly logged: readonly string[],
  ) {}

  /** Over databases that another process made. */
  static async attach(urls: Urls): Promise<ErasureBench> {
    const logged: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
    const [pool, keysPool] = [patientPool(urls.projector, log, 20), patientPool(urls.keys, log, 4)];
    const store = await openPatientStore(urls.projector);
    const codec = createEventCodec(eventCatalogue, new SubjectKeyStore(keysPool, MASTER_KEYS));
    const vault = await openVault({ pool, keysPool, masterKeys: MASTER_KEYS });
    const bench = new ErasureBench(urls, pool, store, codec, vault, log, logged);
    bench.#closing.push(
      () => pool.end(),
      () => keysPool.end(),
      () => store.close(),
    );
    return bench;
  }

  /** @param cluster a server of its own, for a test that reads or ends the server; the one of the run unless given */
  static async open(cluster?: TestCluster): Promise<ErasureBench & { readonly database: FreshDatabase }> {
    const database = await (cluster ? migratedDatabase(registry, cluster) : productDatabase());
    const bench = await ErasureBench.attach(database.urls);
    bench.#closing.unshift(() => database.drop());
    return Object.assign(bench, { database });
  }

  get runner(): DeciderRunner {
    return workerRunner(this);
  }

  context(jobId: string = randomUUID()): ErasureContext {
    const { store, runner, vault, pool } = this;
    return { store, runner, vault, pool, registry, clock: systemClock, jobId };
  }

  /** @param more what its jobs work with besides, for example a payment provider */
  start(parts: Registry = registry, more: object = {}): Worker {
    const { pool, store, runner, codec, vault, log } = this;
    const mail = {
      send: (sent: OutgoingMail) => Promise.resolve({ messageId: String(this.mails.push(sent)) }),
      close: () => Promise.resolve(),
    };
    const needs = {
      ...{ store, runner, codec, vault, pool, registry, mail, log },
      ...{
        catalogue: eventCatalogue,
        clock: systemClock,
        publicUrl: 'http://localhost',
        teamMailbox: 'team@k.example',
      },
      ...more,
    };
    const owner = randomUUID();
    const worker = new Worker({
      ...{
        registry: parts,
        catalogue: eventCatalogue,
        codec,
        store,
        pool,
        needs,
        clock: systemClock,
        log,
        owner,
        timings: QUICK,
      },
    });
    worker.start();
    this.#worker = worker;
    this.#closing.push(() => worker.drain());
    return worker;
  }

  /** Read models alone: what is asked of the workers waits. */
  startProjecting(): Worker {
    return this.start({ ...registry, reactors: [], jobHandlers: [], schedules: [] });
  }

  async append(accountId: string, streamId: string, events: readonly CodedEvent[], given: Given = {}): Promise<string> {
    return await this.#write(streamId, await this.#encoded(accountId, events, given));
  }

  #encoded(accountId: string, events: readonly CodedEvent[], given: Given): Promise<readonly EventToAppend[]> {
    const commandId = randomUUID();
    return this.codec.encode(events, {
      ...{ commandId, commandHash: 'none', correlationId: commandId, causationId: commandId },
      ...{ actor: { kind: 'customer', id: accountId }, subjectId: accountId },
      ...{ partitionKey: given.subjectId ?? accountId },
      ...given,
    });
  }

  async #write(streamId: string, events: readonly EventToAppend[]): Promise<string> {
    const expectedVersion = (await this.store.readStream(streamId)).length;
    const outcome = await this.store.append({ streamId, expectedVersion, events });
    if (outcome.kind !== 'appended') throw new Error(outcome.kind);
    return events.at(-1)?.eventId ?? '';
  }

  /** In the same order, but what follows each other in one stream in one go: the workers wake up for each go. */
  async #live(accountId: string, email: string, lived: readonly Lived[]): Promise<void> {
    const [first, ...others] = lived;
    if (first === undefined) return;
    const end = others.findIndex(({ streamId }) => streamId !== first.streamId);
    const together = end < 0 ? lived : lived.slice(0, end + 1);
    const events: EventToAppend[] = [];
    for (const { event, subjectId, ip, userAgent } of together) {
      const data = NAMES_THE_ADDRESS.has(event.type) ? { ...event.data, email } : event.data;
      events.push(...(await this.#encoded(accountId, [{ ...event, data }], { subjectId, ip, userAgent })));
    }
    await this.#write(first.streamId, events);
    await this.#live(accountId, email, lived.slice(together.length));
  }

  /** Lives through every event of the product and leaves traces in the vault, the queues and the failures. */
  async subject({ books = false } = {}): Promise<Subject> {
    const accountId = `acc_${randomUUID()}`;
    const canary = `cnry${accountId.slice(4, 12)}x`;
    const values: string[] = [];
    const sing = (): string => {
      const value = `${canary}${values.length}@canary.example`;
      values.push(value);
      return value;
    };
    const email = sing();
    const now = systemClock();
    const credential = {
      accountId,
      kind: 'customer',
      permissions: [],
      passwordHash: sing(),
      emailVerified: true,
    } as const;
    await this.vault.enrol(email, credential, now);
    await this.#live(accountId, email, goldenLife(accountId, sing));
    const append = this.append.bind(this);
    if (books) await keepBooks({ vault: this.vault, append }, accountId, sing, now);
    await this.#writeUnsigned(accountId, email, sing);
    await this.vault.sessions.start({ accountId, kind: 'customer', userAgent: sing() }, now);
    const expiresAt = new Date(now.getTime() + YEAR_MS);
    await this.vault.challenges.open({ kind: 'password-reset', accountId, expiresAt, browserSecret: sing() }, now);
    await this.vault.throttles.admit(accountThrottles.signIn(email), THROTTLE, now);
    await this.vault.throttles.admit(accountThrottles.ownPassword(accountId), THROTTLE, now);
    await this.vault.throttles.admit(accountThrottles.messagesNaming(email), THROTTLE, now);
    await this.vault.throttles.admit(accountThrottles.verificationMails(accountId), THROTTLE, now);
    const own = accountId.slice('acc_'.length);
    const asked = { kind: 'access-code-request', value: email, accountId: `acr_${own}` } as const;
    await this.vault.reserved.claim(asked, now);
    await leaveQuotes(this, accountId, sing);
    return { accountId, email, canary, values };
  }

  /** Registers with an address that nobody has confirmed, and does nothing else. `more` goes over the golden data. */
  async registerUnconfirmed(email: string, more: JsonObject = {}): Promise<string> {
    const accountId = `acc_${randomUUID()}`;
    const life = goldenLife(accountId, () => 'nobody');
    const registered = life.find(({ event }) => event.type === 'accounts.customer-registered.v1');
    if (!registered) throw new Error('there is no registration among the goldens');
    const { streamId, event } = registered;
    await this.append(accountId, streamId, [{ ...event, data: { ...event.data, email, ...more } }]);
    return accountId;
  }

  /** A message from before the sign-up, which nothing but its address ties to the person. */
  async #writeUnsigned(accountId: string, email: string, sing: () => string): Promise<void> {
    const enquiryId = `enq_unsigned-${accountId.slice('acc_'.length)}`;
    const [name, companyName, text] = [sing(), sing(), sing()];
    const data = { enquiryId, topic: 'Other', name, companyName, email, text };
    const actor = { kind: 'anonymous', id: enquiryId } as const;
    const given = { subjectId: enquiryId, actor, ip: sing(), userAgent: sing() };
    await this.append(accountId, enquiryStream(enquiryId), [{ type: 'enquiries.contact-received.v1', data }], given);
  }

  /** Ends access as the API does when a person deletes the account. */
  async deleteAtOnce({ accountId }: Pick<Subject, 'accountId'>): Promise<DeletionJob> {
    const deleteAt = systemClock().toISOString();
    const causationId = await this.append(accountId, deletionStream(accountId), [
      { type: 'deletion.requested.v1', data: { by: 'holder', deleteAt } },
      { type: 'deletion.access-ended.v1', data: {} },
    ]);
    return { accountId, causationId, correlationId: randomUUID() };
  }

  async erasures(accountId: string): Promise<number> {
    const events = await this.store.readStream(deletionStream(accountId));
    return events.filter(({ type }) => type === 'deletion.personal-data-erased.v1').length;
  }

  async erased(accountIds: readonly string[]): Promise<void> {
    for (const accountId of accountIds)
      await until(async () => (await this.erasures(accountId)) > 0, `${accountId} to be erased`, 300_000);
    await this.projected();
  }

  /** Every projection and reactor has come to the end of the log. */
  async projected(): Promise<void> {
    await this.#reached([...registry.projections, ...registry.reactors]);
  }

  async readModelsProjected(): Promise<void> {
    await this.#reached(registry.projections);
  }

  async #reached(parts: readonly { readonly name: string }[]): Promise<void> {
    const head = await this.store.head();
    const names = parts.map(({ name }) => name);
    await until(async () => {
      const { rows } = await this.pool.query<{ behind: number }>(
        'SELECT $1::int - count(*)::int AS behind FROM read_model.checkpoints WHERE projection = ANY($2) AND position >= $3',
        [names.length, names, head],
      );
      return rows[0]?.behind === 0;
    }, `everything to reach ${head}`);
  }

  /** Replays every projection from the first event on and names those that come out otherwise. */
  async differingFromReplay(): Promise<readonly string[]> {
    const { pool, store, codec, log } = this;
    const beside = { pool, store, codec, log, catalogue: eventCatalogue, say: () => undefined, stopping: () => false };
    const differing: string[] = [];
    for (const projection of registry.projections) {
      const outcome = await buildBeside(beside, projection, compareGenerations);
      if (typeof outcome !== 'object' || !outcome.equal) differing.push(projection.name);
    }
    return differing;
  }

  get running(): Worker | undefined {
    return this.#worker;
  }

  async close(): Promise<void> {
    for (const close of this.#closing.splice(0).reverse()) await close();
  }
}
