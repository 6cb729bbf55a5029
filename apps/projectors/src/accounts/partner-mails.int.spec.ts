import { randomBytes, randomUUID } from 'node:crypto';
import { accountStream, DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { codeRequestStream, partnerStream } from '@keelson/domain/partners';
import type { Actor } from '@keelson/event-store';
import { type CodedEvent, createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import type { OutgoingMail } from '@keelson/integrations/mail';
import type { JsonObject } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault, type Vault } from '@keelson/vault';
import { Pool } from 'pg';
import type { JobHandler, JobRun } from '../runtime/job';
import { workerRunner } from '../runtime/worker-runner';
import { accessCodeMailJob } from './access-code-mail.job';
import { accountMailsReactor } from './account-mails.reactor';
import { noticeMailJob } from './notice-mail.job';
import { partnerChangeMailJob } from './partner-change-mail.job';
import { partnerMailsReactor } from './partner-mails.reactor';
import { partnerWelcomeMailJob } from './partner-welcome-mail.job';
import { verificationMailJob } from './verification-mail.job';
import { migratedDatabase } from '../migration/testing/migrated-database';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const PUBLIC_URL = 'https://app.keelson.example';
const JOBS = [
  verificationMailJob,
  noticeMailJob,
  partnerWelcomeMailJob,
  accessCodeMailJob,
  partnerChangeMailJob,
] as unknown as JobHandler<JsonObject>[];
const REACTORS = [accountMailsReactor, partnerMailsReactor];

let database: FreshDatabase;
let pools: Pool[];
let vault: Vault;
let store: InMemoryEventStore;
let mails: OutgoingMail[];
const keys = new InMemorySubjectKeys();
const codec = createEventCodec(eventCatalogue, keys);

beforeAll(async () => {
  database = await migratedDatabase();
  const [pool, keysPool] = (['projector', 'keys'] as const).map(
    (role) => new Pool({ connectionString: database.urls[role] }),
  ) as [Pool, Pool];
  pools = [pool, keysPool];
  pools.forEach((each) => each.on('error', () => undefined));
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

const append = (streamId: string, subjectId: string, ...events: readonly CodedEvent[]): Promise<void> =>
  appendBy({ kind: 'anonymous', id: 'anonymous' }, streamId, subjectId, events);

async function appendBy(
  actor: Actor,
  streamId: string,
  subjectId: string,
  events: readonly CodedEvent[],
): Promise<void> {
  const commandId = randomUUID();
  const encoded = await codec.encode(events, {
    commandId,
    commandHash: 'none',
    correlationId: commandId,
    causationId: commandId,
    actor,
    subjectId,
    partitionKey: subjectId,
  });
  await store.append({ streamId, expectedVersion: (await store.readStream(streamId)).length, events: encoded });
}

/** Hands every event to the reactors and runs the jobs that they ask for. @returns what stood in the queues. */
async function run(): Promise<string> {
  const events = await codec.decode((await store.readAll(0, 1000)).events);
  const requests = REACTORS.flatMap(({ handles, react }) =>
    events
      .filter(({ type }) => (handles as readonly string[]).includes(type))
      .flatMap((event) => react(event as never)),
  );
  const mail = {
    send: (sent: OutgoingMail) => Promise.resolve({ messageId: String(mails.push(sent)) }),
    close: () => Promise.resolve(),
  };
  for (const { queue, data } of requests) {
    const needs = { runner: workerRunner({ store, codec }), vault, mail, publicUrl: PUBLIC_URL, clock: () => NOW };
    const context = { ...needs, jobId: randomUUID(), attempt: 1 } as unknown as JobRun;
    await JOBS.find((each) => each.queue === queue)?.handle(data, context);
  }
  return JSON.stringify(requests);
}

async function partner(email: string): Promise<string> {
  const accountId = `acc_${randomUUID()}`;
  const credential = { accountId, kind: 'partner', permissions: [], passwordHash: 'x', emailVerified: false } as const;
  await vault.enrol(email, credential, NOW);
  const facts = { firstName: 'Nell', lastName: 'Marsh', companyName: 'Marsh Advisory', webAddress: null };
  const data = { accountId, ...facts, email, phone: '01632960002', phoneDigits: '01632960002' };
  await append(
    partnerStream(accountId),
    accountId,
    { type: 'partners.partner-registered.v1', data },
    { type: 'partners.access-code-issued.v1', data: { accessCode: '40718263' } },
  );
  await append(
    accountStream(accountId),
    accountId,
    { type: 'accounts.partner-account-opened.v1', data: {} },
    { type: 'accounts.email-verification-requested.v1', data: {} },
  );
  return accountId;
}

describe('mails to channel partners', () => {
  it('confirm the address, and bring the code once it is confirmed', async () => {
    const id = await partner('nell@marsh.example');
    await run();
    expect(mails).toMatchObject([{ to: 'nell@marsh.example', subject: 'Please confirm your email address' }]);
    expect(mails[0]?.text).not.toMatch(/Nell|40718263/);

    mails = [];
    const verified = ['accounts.email-verified.v1', 'accounts.partner-activated.v1'];
    await append(accountStream(id), id, ...verified.map((type) => ({ type, data: {} })));
    expect(await run()).not.toContain('40718263');
    expect(mails).toMatchObject([{ to: 'nell@marsh.example', subject: 'Your access code as a channel partner' }]);
    expect(mails[0]?.text).toContain('Hello Nell Marsh,');
    expect(mails[0]?.text).toContain('    40718263');
    expect(mails[0]?.text).toContain(`${PUBLIC_URL}/chanelPartner`);
  });

  it('tell that Keelson changed the details of the account, and nobody of what they changed themselves', async () => {
    const id = await partner('changed@marsh.example');
    await append(accountStream(id), id, { type: 'accounts.email-verified.v1', data: {} });
    const details = { firstName: 'Nell', lastName: 'Okoro', phone: '01632960003', phoneDigits: '01632960003' };
    const changes = [
      { type: 'partners.details-changed.v1', data: details },
      { type: 'partners.company-changed.v1', data: { companyName: 'Okoro Advice', webAddress: null } },
    ] as const;
    await appendBy({ kind: 'partner', id }, partnerStream(id), id, changes);
    await run();
    expect(mails).toEqual([]);
    await appendBy({ kind: 'super-admin', id: `acc_${randomUUID()}` }, partnerStream(id), id, changes);
    await run();
    expect(mails).toMatchObject(
      Array(2).fill({
        to: 'changed@marsh.example',
        subject: 'Keelson has changed the details of your account',
        text: expect.stringContaining('Hello Nell Okoro,') as string,
      }),
    );
  });

  it('go to nobody who was erased', async () => {
    const id = await partner('gone@marsh.example');
    await append(accountStream(id), id, { type: 'accounts.partner-activated.v1', data: {} });
    await vault.withdraw(id);
    await run();
    expect(mails).toEqual([]);
  });
});

describe('mails about a change of channel partner', () => {
  const assigned = (partnerId: string, byCode: boolean) =>
    ({ type: 'accounts.partner-assigned.v1', data: { partnerId, byCode } }) as const;

  async function customerWith(...assignments: readonly CodedEvent[]): Promise<string> {
    const accountId = `acc_${randomUUID()}`;
    const email = `${accountId}@field.example`;
    const credential = {
      accountId,
      kind: 'customer',
      permissions: [],
      passwordHash: 'x',
      emailVerified: true,
    } as const;
    await vault.enrol(email, credential, NOW);
    const data = {
      ...{
        accountId,
        name: 'Ann Field',
        companyName: 'Field & Sons',
        companyRegistrationNumber: null,
        sector: 3,
        email,
      },
      ...{ companyType: 'soletrader', phone: '01632960001', phoneDigits: '01632960001', supportNeeds: [] },
      trial: { kind: 1, endsAt: '2026-11-16T09:00:00.000Z' },
    };
    await append(
      accountStream(accountId),
      accountId,
      { type: 'accounts.customer-registered.v1', data },
      { type: 'accounts.email-verified.v1', data: {} },
      ...assignments,
    );
    return email;
  }

  it('go to customer, former and new partner where staff made it', async () => {
    const [nell, omar] = [await partner('una@marsh.example'), await partner('omar@siddiqui.example')];
    await run();
    mails = [];
    const email = await customerWith(assigned(nell, true), assigned(omar, false));
    await run();
    const about = mails.filter(({ subject }) => !/confirm/.test(subject));
    expect(about).toMatchObject([
      { to: email, subject: 'Your channel partner has changed' },
      { to: 'una@marsh.example', subject: 'A customer has another channel partner' },
      { to: 'omar@siddiqui.example', subject: 'You have a new customer' },
    ]);
    expect(about[0]?.text).toContain('It is now: Nell Marsh, Marsh Advisory.');
    for (const { text } of about.slice(1)) expect(text).toContain('Field & Sons');
    expect(new Set(about.map(({ dedupeKey }) => dedupeKey)).size).toBe(3);
  });

  it('tell the customers of a deleted partner that they have the default one', async () => {
    const nell = await partner('nell3@marsh.example');
    const email = await customerWith(assigned(nell, true));
    await run();
    mails = [];
    const accountId = email.slice(0, email.indexOf('@'));
    await vault.withdraw(nell);
    const moved = [assigned(DEFAULT_PARTNER.id, false)];
    await appendBy({ kind: 'system', id: 'partner-customers-move' }, accountStream(accountId), accountId, moved);
    await run();
    const about = mails.filter(({ subject }) => /partner|customer/.test(subject));
    expect(about).toMatchObject([{ to: email, subject: 'Your channel partner has left Keelson' }]);
    expect(about[0]?.text).toContain('Your channel partner is now: Keelson.');
  });

  it('go to nobody where the customer did it, and to no mailbox of the house', async () => {
    const nell = await partner('nell2@marsh.example');
    await run();
    mails = [];
    await customerWith(assigned(nell, true));
    await run();
    expect(mails.filter(({ subject }) => /partner|customer/.test(subject))).toEqual([]);
    const email = await customerWith(assigned(nell, false));
    await run();
    expect(mails.filter(({ subject }) => /partner|customer/.test(subject)).map(({ to }) => to)).toEqual([
      email,
      'nell2@marsh.example',
    ]);
  });
});

describe('mails with the access code that a visitor asked for', () => {
  const request = {
    requestId: 'acr_1',
    firstName: 'Bea',
    lastName: '<Stone>',
    businessName: 'Stone & Daughter',
    email: 'bea@stone.example',
    mobile: '01632960003',
    marketing: false,
    accessCode: '51829374',
  };

  it('[SIGNUP-18~] bring the code to the address, and the code stands in no queue', async () => {
    const data = { ...request, requestId: `acr_${randomUUID()}` };
    await append(codeRequestStream(data.requestId), data.requestId, {
      type: 'partners.access-code-requested.v1',
      data,
    });
    const queued = await run();
    expect(queued).not.toMatch(/51829374|bea@stone/);
    expect(mails).toMatchObject([{ to: 'bea@stone.example', subject: 'Your access code' }]);
    expect(mails[0]?.text).toContain('    51829374');
    for (const text of [mails[0]?.html, mails[0]?.text]) expect(text).not.toMatch(/Bea|Stone/);
  });
});
