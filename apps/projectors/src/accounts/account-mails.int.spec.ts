import { randomBytes, randomUUID } from 'node:crypto';
import { type AccountEvent, accountDecider, accountStream } from '@keelson/domain/accounts';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { deletionStream } from '@keelson/domain/deletion';
import { staffStream } from '@keelson/domain/staff';
import type { Actor } from '@keelson/event-store';
import { type CodedEvent, createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import type { OutgoingMail } from '@keelson/integrations/mail';
import type { JsonObject } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { newToken, openVault, type Vault } from '@keelson/vault';
import { Pool } from 'pg';
import { pino } from 'pino';
import type { JobHandler } from '../runtime/job';
import { workerRunner } from '../runtime/worker-runner';
import { accountMailsReactor } from './account-mails.reactor';
import { deletionMailJob } from './deletion-mail.job';
import { formerAddressMailJob } from './former-address-mail.job';
import { noticeMailJob } from './notice-mail.job';
import { passcodeMailJob } from './passcode-mail.job';
import { resetMailJob } from './reset-mail.job';
import { verificationMailJob } from './verification-mail.job';
import { migratedDatabase } from '../migration/testing/migrated-database';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const PUBLIC_URL = 'https://app.keelson.example';
const JOBS = [
  verificationMailJob,
  passcodeMailJob,
  resetMailJob,
  noticeMailJob,
  formerAddressMailJob,
  deletionMailJob,
] as unknown as JobHandler<JsonObject>[];

let database: FreshDatabase;
let pools: Pool[];
let vault: Vault;
let store: InMemoryEventStore;
let mails: OutgoingMail[];
const codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());

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

async function append(
  streamId: string,
  accountId: string,
  events: readonly CodedEvent[],
  actor: Actor = { kind: 'anonymous', id: 'anonymous' },
): Promise<void> {
  const commandId = randomUUID();
  const encoded = await codec.encode(events, {
    commandId,
    commandHash: 'none',
    correlationId: commandId,
    causationId: commandId,
    actor,
    subjectId: accountId,
    partitionKey: accountId,
  });
  const expectedVersion = (await store.readStream(streamId)).length;
  await store.append({ streamId, expectedVersion, events: encoded });
}

async function account(email: string, name = 'Ada Byron'): Promise<string> {
  const accountId = `acc_${randomUUID()}`;
  const credential = { accountId, kind: 'customer', permissions: [], passwordHash: 'x', emailVerified: false } as const;
  await vault.enrol(email, credential, NOW);
  const registration = {
    accountId,
    name,
    companyName: 'Engine Works Ltd',
    companyRegistrationNumber: null,
    sector: 3,
    companyType: 'soletrader',
    phone: '01632960001',
    phoneDigits: '01632960001',
    email,
    supportNeeds: [],
  };
  const decision = accountDecider.decide(
    { name: 'RegisterCustomer', registration, at: NOW },
    accountDecider.initialState,
  );
  if (decision.ok) await append(accountStream(accountId), accountId, decision.value);
  return accountId;
}

const happened = (accountId: string, event: AccountEvent, actor?: Actor) =>
  append(accountStream(accountId), accountId, [event], actor);

/** Hands every event to the reactor and runs the jobs that it asks for. */
async function run(attempt = 1, now = NOW): Promise<readonly JsonObject[]> {
  const events = await codec.decode((await store.readAll(0, 1000)).events);
  const handled = events.filter(({ type }) => (accountMailsReactor.handles as readonly string[]).includes(type));
  const requests = handled.flatMap((event) => accountMailsReactor.react(event as never));
  for (const { queue, data } of requests) {
    const job = JOBS.find((each) => each.queue === queue);
    const mail = {
      send: async (sent: OutgoingMail) => ({ messageId: String(mails.push(sent)) }),
      close: async () => undefined,
    };
    const needs = {
      runner: workerRunner({ store, codec }),
      vault,
      mail,
      publicUrl: PUBLIC_URL,
      clock: () => now,
      log: pino({ level: 'silent' }),
    };
    await job?.handle(data, {
      ...needs,
      jobId: randomUUID(),
      attempt,
      signal: AbortSignal.timeout(60_000),
    });
  }
  return requests.map(({ data }) => data);
}

const linkIn = (mail: OutgoingMail | undefined): URL => new URL(/https:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
const codeIn = (mail: OutgoingMail | undefined): string => /^ {4}(\d{5})$/m.exec(mail?.text ?? '')?.[1] ?? '';
const tokenIn = (mail: OutgoingMail | undefined): string =>
  new URLSearchParams(linkIn(mail).hash.slice(1)).get('token') ?? '';

describe('account mails', () => {
  it('[AUTHN-06~, IO-10~] confirm an address by a link whose secret no server sees', async () => {
    const accountId = await account('link@example.com', '<b>Ada</b> & Co');
    await run();
    const [mail] = mails;
    expect(mail).toMatchObject({ to: 'link@example.com', subject: 'Please confirm your email address' });
    const link = linkIn(mail);
    expect(`${link.origin}${link.pathname}${link.search}`).toBe(`${PUBLIC_URL}/emailVerification`);
    expect(new URLSearchParams(link.hash.slice(1)).get('email')).toBe('link@example.com');
    expect(await vault.challenges.link('email-verification', tokenIn(mail), NOW)).toMatchObject({
      accountId,
      state: 'open',
    });
    // Whoever signs up may give another's address and any name.
    for (const text of [mail?.html, mail?.text]) expect(text).not.toContain('Ada');
  });

  it('[IO-10~] greet by name once the address is confirmed, and by none before', async () => {
    const accountId = await account('greeted@example.com', '<b>Ada</b> & Co');
    await run();
    const reset = async () => {
      const expiresAt = new Date(NOW.getTime() + 1_800_000);
      const resetId = (await vault.challenges.open({ kind: 'password-reset', accountId, expiresAt }, NOW)) ?? '';
      await happened(accountId, { type: 'accounts.password-reset-requested.v1', data: { resetId } });
      await run();
      return mails.at(-1);
    };
    const before = await reset();
    expect(before?.subject).toBe('Your PIN to set a new password');
    for (const text of [before?.html, before?.text]) expect(text).not.toContain('Ada');
    await happened(accountId, { type: 'accounts.email-verified.v1', data: {} });
    const after = await reset();
    expect(after?.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; &amp; Co,');
    expect(after?.html).not.toContain('<b>');
  });

  it('send another link at a second try, which voids the first, under another key', async () => {
    await account('retry@example.com');
    await run();
    await run(2);
    expect(await vault.challenges.link('email-verification', tokenIn(mails[0]), NOW)).toMatchObject({ state: 'over' });
    expect(await vault.challenges.link('email-verification', tokenIn(mails[1]), NOW)).toMatchObject({ state: 'open' });
    expect(mails[0]?.dedupeKey).not.toBe(mails[1]?.dedupeKey);
  });

  it('send no link to an address that is confirmed, and nothing to a disabled account', async () => {
    const accountId = await account('done@example.com');
    await happened(accountId, { type: 'accounts.email-verified.v1', data: {} });
    await vault.credentials.disable(await account('gone@example.com'), NOW);
    await run();
    expect(mails).toEqual([]);
  });

  it('[AUTHN-08~] bring the passcode; the queue never held it', async () => {
    const accountId = await account('code@example.com');
    await happened(accountId, { type: 'accounts.email-verified.v1', data: {} });
    const browserSecret = newToken();
    const expiresAt = new Date(NOW.getTime() + 300_000);
    const challengeId =
      (await vault.challenges.open({ kind: 'passcode', accountId, browserSecret, expiresAt }, NOW)) ?? '';
    await happened(accountId, { type: 'accounts.passcode-requested.v1', data: { challengeId } });
    const queued = await run();
    const code = codeIn(mails[0]);
    expect(code).toMatch(/^\d{5}$/);
    expect(JSON.stringify(queued)).not.toContain(`"${code}"`);
    expect(Object.keys(queued[1] ?? {})).toEqual(['accountId', 'challengeId']);
    expect(await vault.challenges.guess(challengeId, code, NOW)).toBe('right');
  });

  it('bring no passcode for a challenge that is over', async () => {
    const accountId = await account('late@example.com');
    await happened(accountId, { type: 'accounts.email-verified.v1', data: {} });
    const expiresAt = new Date(NOW.getTime() + 300_000);
    const challengeId = (await vault.challenges.open({ kind: 'passcode', accountId, expiresAt }, NOW)) ?? '';
    await happened(accountId, { type: 'accounts.passcode-requested.v1', data: { challengeId } });
    await run(1, new Date(NOW.getTime() + 300_001));
    expect(mails).toEqual([]);
  });

  it('[AUTHN-05~, AUTHN-06~] bring PIN and link together, the link from the configuration alone', async () => {
    const accountId = await account('pin@example.com');
    await happened(accountId, { type: 'accounts.email-verified.v1', data: {} });
    const expiresAt = new Date(NOW.getTime() + 1_800_000);
    const resetId = (await vault.challenges.open({ kind: 'password-reset', accountId, expiresAt }, NOW)) ?? '';
    await happened(accountId, { type: 'accounts.password-reset-requested.v1', data: { resetId } });
    await run();
    const link = linkIn(mails[0]);
    expect(`${link.origin}${link.pathname}${link.search}`).toBe(`${PUBLIC_URL}/ConfirmPassword`);
    expect(Buffer.from(tokenIn(mails[0]), 'base64url')).toHaveLength(32);
    expect(await vault.challenges.find('password-reset', { token: tokenIn(mails[0]) }, NOW)).toEqual({
      id: resetId,
      accountId,
    });
    expect(await vault.challenges.guess(resetId, codeIn(mails[0]), NOW)).toBe('right');
  });

  it('[AUTHN-11~] tell of a changed password, a reset, a sign-in after many failures and a pause', async () => {
    const accountId = await account('notice@example.com');
    await happened(accountId, { type: 'accounts.email-verified.v1', data: {} });
    const signedIn = (failuresBefore: number): AccountEvent => ({
      type: 'accounts.signed-in.v1',
      data: { method: 'password', failuresBefore },
    });
    await happened(accountId, signedIn(4));
    await happened(accountId, signedIn(5));
    await happened(accountId, { type: 'accounts.password-changed.v1', data: {} });
    await happened(accountId, { type: 'accounts.password-reset.v1', data: {} });
    await happened(accountId, { type: 'accounts.passcode-paused.v1', data: {} });
    await run();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      [
        'A login after several failed tries',
        'Your password was changed',
        'Your account has a new password',
        'Logging in by passcode is paused',
      ].map((subject) => ['notice@example.com', subject]),
    );
  });

  it('[AUTHN-11] tell of a changed password, of a replaced address at the one before, and of a sign-in after many failures', async () => {
    const accountId = await account('typo@example.com');
    await happened(accountId, { type: 'accounts.email-corrected.v1', data: { email: 'right@example.com' } });
    const queued = await run();
    expect(JSON.stringify(queued)).not.toContain('@');
    const told = mails.find(({ subject }) => subject === 'Your email address was replaced');
    expect(told).toMatchObject({ to: 'typo@example.com' });
    for (const text of [told?.html, told?.text]) expect(text).not.toMatch(/Ada|right@example/);
    mails = [];
    await happened(accountId, { type: 'accounts.email-verified.v1', data: {} });
    await happened(accountId, { type: 'accounts.password-changed.v1', data: {} });
    const signedIn = { type: 'accounts.signed-in.v1', data: { method: 'password', failuresBefore: 9 } } as const;
    await happened(accountId, signedIn);
    await run();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['typo@example.com', 'Your email address was replaced'],
      ['right@example.com', 'Your password was changed'],
      ['right@example.com', 'A login after several failed tries'],
    ]);
    mails = [];
    await vault.withdraw(accountId);
    await run();
    expect(mails).toEqual([]);
  });

  it('[AUTHN-11~] tell of a second factor that was set up, named anew, removed or reset, and of a recovery code that was used', async () => {
    const accountId = await account('factor@example.com');
    await happened(accountId, { type: 'accounts.email-verified.v1', data: {} });
    const app = { factor: 'authenticator', factorId: 'authenticator' } as const;
    await happened(accountId, { type: 'accounts.second-factor-enrolled.v1', data: app });
    await happened(accountId, { type: 'accounts.recovery-codes-made.v1', data: {} });
    await happened(accountId, { type: 'accounts.recovery-code-used.v1', data: { left: 9 } });
    await happened(accountId, { type: 'accounts.passkey-renamed.v1', data: { factorId: 'passkey-1' } });
    await happened(accountId, { type: 'accounts.second-factor-removed.v1', data: app });
    await happened(accountId, { type: 'accounts.second-factors-reset.v1', data: {} });
    await run();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      [
        'A second factor was set up for your account',
        'A recovery code of your account was used',
        'A passkey of your account has a new name',
        'A second factor of your account was removed',
        'Your second factor was reset',
      ].map((subject) => ['factor@example.com', subject]),
    );
  });

  it('[BACK-08~] say that it was staff who reset the password, and what to do where nobody asked for it', async () => {
    const accountId = await account('reset@example.com');
    await happened(accountId, { type: 'accounts.email-verified.v1', data: {} });
    await happened(
      accountId,
      { type: 'accounts.password-reset.v1', data: {} },
      { kind: 'admin', id: `acc_${randomUUID()}` },
    );
    await run();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['reset@example.com', 'Keelson has set a new password for your account'],
    ]);
    expect(mails[0]?.text).toMatch(/all sessions were ended.*did not ask for this/s);
  });

  it('[BACK-03~] tell that staff changed the details of the account, and nobody of what they changed themselves', async () => {
    const accountId = await account('details@example.com');
    await happened(accountId, { type: 'accounts.email-verified.v1', data: {} });
    const [profile, company]: readonly AccountEvent[] = [
      {
        type: 'accounts.profile-changed.v1',
        data: { name: 'Ann', surname: '', sector: 3, phone: '01632960002', phoneDigits: '01632960002' },
      },
      {
        type: 'accounts.company-changed.v1',
        data: { companyName: 'Ann Ltd', companyRegistrationNumber: null, companyType: 'soletrader', sector: 3 },
      },
    ];
    const staff = { kind: 'admin', id: `acc_${randomUUID()}` } as const;
    if (profile) await happened(accountId, profile);
    if (profile) await happened(accountId, profile, staff);
    if (company) await happened(accountId, company, staff);
    await run();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      Array(2).fill(['details@example.com', 'Keelson has changed the details of your account']),
    );
  });

  it('tell that staff have begun to delete the account, for when, and that they stopped; not what is over by then', async () => {
    const accountId = await account('going@example.com');
    const requested = (by: 'holder' | 'staff', deleteAt: string) =>
      append(deletionStream(accountId), accountId, [{ type: 'deletion.requested.v1', data: { by, deleteAt } }]);
    await requested('staff', '2026-11-09T09:00:00.000Z');
    await run();
    expect(mails.at(-1)).toMatchObject({
      to: 'going@example.com',
      subject: 'Your account is going to be deleted',
      text: expect.stringMatching(/On 9 November 2026 at 09:00 \(UK time\)[^]*\/dashboard\/accountDeletion/) as string,
    });
    mails = [];
    await append(deletionStream(accountId), accountId, [{ type: 'deletion.cancelled.v1', data: {} }]);
    await run();
    expect(mails.map(({ subject }) => subject).filter((subject) => /account (is|stays)/.test(subject))).toEqual([
      'Your account stays',
    ]);
    mails = [];
    await requested('holder', '2026-11-02T09:00:00.000Z');
    await run();
    expect(mails.filter(({ subject }) => /account (is|stays)/.test(subject))).toEqual([]);
  });

  it('reach members of staff', async () => {
    const accountId = `acc_${randomUUID()}`;
    const credential = { accountId, kind: 'admin', permissions: [], passwordHash: 'x', emailVerified: true } as const;
    await vault.enrol('grace@keelson.example', credential, NOW);
    const member = { accountId, name: 'Grace Hopper', email: 'grace@keelson.example', kind: 'admin', permissions: [] };
    await append(staffStream(accountId), accountId, [{ type: 'staff.member-registered.v1', data: member }]);
    await happened(accountId, { type: 'accounts.password-changed.v1', data: {} });
    await run();
    expect(mails.map(({ to }) => to)).toEqual(['grace@keelson.example']);
  });
});
