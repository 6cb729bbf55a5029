import { randomBytes, randomUUID } from 'node:crypto';
import { accountStream } from '@keelson/domain/accounts';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { caseStream, type CustomerAsked } from '@keelson/domain/reconciliation';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import type { OutgoingMail } from '@keelson/integrations/mail';
import type { JsonObject } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault, type Vault } from '@keelson/vault';
import { Pool } from 'pg';
import { migratedDatabase } from '../migration/testing/migrated-database';
import { workerRunner } from '../runtime/worker-runner';
import { askingMailJob } from './asking-mail.job';
import { askingMailsReactor } from './asking-mails.reactor';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const PUBLIC_URL = 'https://app.keelson.example';
const CASE = 'pi_1';

let database: FreshDatabase;
let pools: Pool[];
let vault: Vault;
let store: InMemoryEventStore;
let mails: OutgoingMail[];
const codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());

beforeAll(async () => {
  database = await migratedDatabase();
  pools = (['projector', 'keys'] as const).map((role) => new Pool({ connectionString: database.urls[role] }));
  pools.forEach((each) => each.on('error', () => undefined));
  const [pool, keysPool] = pools as [Pool, Pool];
  vault = await openVault({ pool, keysPool, masterKeys: [{ version: 1, secret: randomBytes(32) }] });
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});
beforeEach(() => {
  store = new InMemoryEventStore();
  mails = [];
});

async function happened(streamId: string, accountId: string, type: string, data: JsonObject): Promise<void> {
  const commandId = randomUUID();
  const events = await codec.encode([{ type, data }], {
    ...{ commandId, commandHash: 'none', correlationId: commandId, causationId: commandId },
    ...{ actor: { kind: 'admin', id: 'acc_ruth' }, subjectId: accountId, partitionKey: accountId },
  });
  await store.append({ streamId, expectedVersion: (await store.readStream(streamId)).length, events });
}

async function customer(): Promise<{ readonly id: string; readonly email: string }> {
  const id = `acc_${randomUUID()}`;
  const email = `${id}@example.com`;
  const credential = { kind: 'customer', permissions: [], passwordHash: 'hash', emailVerified: true } as const;
  await vault.enrol(email, { ...credential, accountId: id }, NOW);
  await happened(accountStream(id), id, 'accounts.customer-registered.v1', {
    ...{ accountId: id, name: 'Ada Byron', companyName: 'Acme', email, sector: 3, supportNeeds: [] },
    trial: { kind: 2, endsAt: '2026-12-10T00:00:00.000Z' },
  });
  await happened(accountStream(id), id, 'accounts.email-verified.v1', { email });
  return { id, email };
}

const asked = (accountId: string, more: Partial<CustomerAsked['data']> = {}) =>
  happened(caseStream(CASE), accountId, 'reconciliation.customer-asked.v1', {
    ...{ caseId: CASE, kind: 'payment', askedOn: '2026-11-02', amountPence: 2_700, orderedPence: 54_120 },
    ...{ orderId: 'order_1', invoiceNumber: 'KEEL-7', ...more },
  });

/** Hands every event to the reactor and runs the jobs that it asks for. @returns what stood in the queue. */
async function run(): Promise<readonly JsonObject[]> {
  const events = await codec.decode((await store.readAll(0, 1_000)).events);
  const handled = events.filter(({ type }) => (askingMailsReactor.handles as readonly string[]).includes(type));
  const placed = handled.flatMap((event) =>
    askingMailsReactor.react(event as never).map(({ data }) => ({ data, jobId: event.eventId })),
  );
  for (const { data, jobId } of placed)
    await askingMailJob.handle(data as never, {
      ...{ runner: workerRunner({ store, codec }), vault, publicUrl: PUBLIC_URL, jobId, attempt: 1 },
      signal: new AbortController().signal,
      mail: {
        send: async (mail: OutgoingMail) => ({ messageId: String(mails.push(mail)) }),
        close: async () => undefined,
      },
    });
  return placed.map(({ data }) => data);
}

describe('the mail that asks a customer for the rest of a payment', () => {
  it('says how much is missing of which order and how to reach us, and leads to no payment', async () => {
    const { id, email } = await customer();
    await asked(id);
    const queued = await run();
    expect(mails).toMatchObject([{ to: email, subject: '£27.00 of your payment is missing' }]);
    const { text = '' } = mails[0] ?? {};
    expect(text).toContain('Hello Ada Byron,');
    expect(text).toContain('Your order came to £541.20, and £514.20 reached us: £27.00 is missing.');
    expect(text).toContain('Your order number is order_1.');
    expect(text).toContain('Your invoice number is KEEL-7.');
    expect(text.match(/https?:\/\/\S+/g)).toEqual([`${PUBLIC_URL}/contactus`, `${PUBLIC_URL}/dashboard/plan`]);
    // Ids alone stand in the queue.
    expect(queued.map((data) => Object.keys(data).sort())).toEqual([['accountId', 'caseId', 'eventId']]);
  });

  it('comes once for each decision, under one key however often its job is tried', async () => {
    const { id } = await customer();
    await asked(id, { orderId: null, invoiceNumber: null });
    await run();
    await run();
    expect(new Set(mails.map(({ dedupeKey }) => dedupeKey)).size).toBe(1);
    expect(mails[0]?.text).not.toMatch(/number of the (order|invoice)/);
    await asked(id, { askedOn: '2026-11-03' });
    await run();
    expect(new Set(mails.map(({ dedupeKey }) => dedupeKey)).size).toBe(2);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['was closed', (id) => vault.credentials.disable(id, NOW)],
    ['was erased', (id) => vault.withdraw(id)],
  ])('does not go to an account that %s', async (_, happens) => {
    const { id } = await customer();
    await asked(id);
    await happens(id);
    await run();
    expect(mails).toEqual([]);
  });
});
