import { randomBytes, randomUUID } from 'node:crypto';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { SECOND_FACTOR_RULE_STREAM, STAFF_RULE_PARTITION, staffStream } from '@keelson/domain/staff';
import { type CodedEvent, createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import type { OutgoingMail } from '@keelson/integrations/mail';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault, type Vault } from '@keelson/vault';
import { Pool } from 'pg';
import { migratedDatabase } from '../migration/testing/migrated-database';
import type { JobRun } from '../runtime/job';
import { workerRunner } from '../runtime/worker-runner';
import { staffInvitationMailJob } from './staff-invitation-mail.job';
import { STAFF_NOTICE_MAIL_QUEUE, staffNoticeMailJob } from './staff-notice-mail.job';
import { STAFF_RULE_MAIL_QUEUE, staffRuleMailJob } from './staff-rule-mail.job';
import { staffMailsReactor } from './staff-mails.reactor';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const LATER = new Date('2026-11-02T11:00:00.000Z');
const PUBLIC_URL = 'https://app.keelson.example';
const ADMIN = { kind: 'admin', permissions: [] } as const;
const INVITED = { type: 'staff.member-invited.v1', data: {} };

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
  accountId: string,
  events: readonly CodedEvent[],
  streamId = staffStream(accountId),
  partitionKey = accountId,
): Promise<void> {
  const commandId = randomUUID();
  const encoded = await codec.encode(events, {
    ...{ commandId, commandHash: 'none', correlationId: commandId, causationId: commandId },
    actor: { kind: 'super-admin', id: 'acc_boss' },
    subjectId: accountId,
    partitionKey,
  });
  await store.append({ streamId, expectedVersion: (await store.readStream(streamId)).length, events: encoded });
}

async function invited(
  name = 'Grace Hopper',
  kind: 'admin' | 'superAdmin' = 'admin',
): Promise<{ readonly accountId: string; readonly email: string }> {
  const accountId = `acc_${randomUUID()}`;
  const email = `${accountId}@keelson.example`;
  const who = { accountId, kind, permissions: [] } as const;
  await vault.enrol(email, { ...who, passwordHash: undefined, emailVerified: true }, NOW);
  await append(accountId, [{ type: 'staff.member-registered.v1', data: { ...who, name, email } }, INVITED]);
  return { accountId, email };
}

/** Hands every event to the reactor and runs the jobs that it asks for. @returns what stood in the queue. */
async function run({ attempt = 1, now = NOW } = {}): Promise<string> {
  const events = await codec.decode((await store.readAll(0, 1000)).events);
  const requests = events
    .filter(({ type }) => (staffMailsReactor.handles as readonly string[]).includes(type))
    .flatMap((event) => staffMailsReactor.react(event as never));
  const mail = {
    send: (sent: OutgoingMail) => Promise.resolve({ messageId: String(mails.push(sent)) }),
    close: () => Promise.resolve(),
  };
  const seen = new Set<string>();
  for (const { queue, key, data } of requests) {
    if (key !== undefined && seen.size === seen.add(key).size) continue;
    const needs = { runner: workerRunner({ store, codec }), vault, mail, publicUrl: PUBLIC_URL, clock: () => now };
    const context = { ...needs, jobId: 'job', attempt } as unknown as JobRun & typeof needs;
    await jobOf(queue).handle(data as never, context);
  }
  return JSON.stringify(requests);
}

function jobOf(queue: string) {
  if (queue === STAFF_RULE_MAIL_QUEUE) return staffRuleMailJob;
  return queue === STAFF_NOTICE_MAIL_QUEUE ? staffNoticeMailJob : staffInvitationMailJob;
}

const linkIn = (mail: OutgoingMail | undefined): URL => new URL(/https:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
const pinIn = (mail: OutgoingMail | undefined): string => /^ {4}(\d{5})$/m.exec(mail?.text ?? '')?.[1] ?? '';
const challengeOf = (mail: OutgoingMail | undefined, now: Date) => {
  const token = new URLSearchParams(linkIn(mail).hash.slice(1)).get('token') ?? '';
  return vault.challenges.find('password-reset', { token }, now);
};

describe('the mail to an invited member of staff', () => {
  it('[AUTHN-10~, IO-10~] brings PIN and link, and neither stands in the queue', async () => {
    const { accountId, email } = await invited('<b>Grace</b> & Co');
    const queued = await run();
    const [mail] = mails;
    expect(mails).toMatchObject([{ to: email, subject: 'Your invitation to the back office' }]);
    const { origin, pathname, search, hash } = linkIn(mail);
    expect({ origin, pathname, search }).toEqual({ origin: PUBLIC_URL, pathname: '/ConfirmPassword', search: '' });
    expect(new URLSearchParams(hash.slice(1)).get('email')).toBe(email);
    expect(mail?.html).toContain('&lt;b&gt;Grace&lt;/b&gt; &amp; Co');
    const challenge = await challengeOf(mail, NOW);
    expect(challenge?.accountId).toBe(accountId);
    expect(await vault.challenges.guess(challenge?.id ?? '', pinIn(mail), NOW, { by: 'link' })).toBe('right');
    expect(JSON.parse(queued)).toEqual([{ queue: 'staff-invitation-mail', data: { accountId } }]);
  });

  it('counts for 24 hours', async () => {
    await invited();
    await run();
    expect(await challengeOf(mails[0], new Date(NOW.getTime() + 24 * 3_600_000 - 1))).toBeDefined();
    expect(await challengeOf(mails[0], new Date(NOW.getTime() + 24 * 3_600_000))).toBeUndefined();
  });

  it('is void when it is sent again, by a super admin or because the first try failed', async () => {
    const { accountId } = await invited();
    await run();
    await run({ attempt: 2 });
    expect(new Set(mails.map(({ dedupeKey }) => dedupeKey)).size).toBe(2);
    await append(accountId, [INVITED]);
    await run({ now: LATER });
    const found = await Promise.all(mails.map((mail) => challengeOf(mail, LATER)));
    expect(found.pop()?.accountId).toBe(accountId);
    expect(found.filter((each) => each !== undefined)).toEqual([]);
  });

  it('leaves one link that counts when several are made at once', async () => {
    const { accountId } = await invited();
    const tokens = Array.from({ length: 8 }, () => randomBytes(32).toString('base64url'));
    await Promise.all(tokens.map((token) => vault.openInvitation(accountId, { code: '12345', token }, NOW)));
    const found = await Promise.all(tokens.map((token) => vault.challenges.find('password-reset', { token }, NOW)));
    expect(found.filter((each) => each !== undefined)).toHaveLength(1);
  });

  it.each([
    ['was disabled', (id: string) => vault.setStaffAccess(id, { ...ADMIN, active: false }, 9, NOW)],
    ['has chosen a password', (id: string) => vault.credentials.setPassword(id, 'hash', NOW)],
    ['was erased', (id: string) => vault.withdraw(id)],
  ])('goes to nobody who %s meanwhile', async (_, happens) => {
    const { accountId } = await invited();
    await happens(accountId);
    await run();
    expect(mails).toEqual([]);
  });
});

describe('the mail to a member of staff whose access changed', () => {
  const event = (name: string, data: object = {}): CodedEvent => ({ type: `staff.${name}.v1`, data });
  const granted = (permission: string) => event('permission-granted', { permission });

  it.each([
    ['member-disabled', 'Your access to the back office is disabled'],
    ['member-enabled', 'Your access to the back office is enabled'],
    ['member-removed', 'Your access to the back office has ended'],
    ['member-promoted', 'You are a super admin now'],
  ])('tells of %s, also somebody who is kept out by it', async (name, subject) => {
    const { accountId, email } = await invited();
    await append(accountId, [event(name)]);
    await vault.setStaffAccess(accountId, { ...ADMIN, active: false }, 9, NOW);
    await run();
    expect(mails.map(({ to, subject: told }) => [to, told])).toEqual([[email, subject]]);
    expect(mails[0]?.text).toContain('Hello Grace Hopper,');
  });

  it('says once for an act what may be done by now', async () => {
    const { accountId } = await invited();
    await append(accountId, [granted('journeys.replay'), granted('customers.manage')]);
    await run();
    const [, told, ...more] = mails;
    expect(more).toEqual([]);
    expect(told?.subject).toBe('Your permissions in the back office changed');
    expect(told?.text).toContain('You may now: replay journeys, manage customers.');
  });

  it('tells of a demotion, and not of each permission that it took', async () => {
    const { accountId } = await invited();
    await append(accountId, [granted('journeys.replay')]);
    await append(accountId, [
      event('member-demoted'),
      event('permission-withdrawn', { permission: 'journeys.replay' }),
    ]);
    await run();
    expect(mails.map(({ subject }) => subject).slice(1)).toEqual([
      'Your permissions in the back office changed',
      'You are an admin now',
    ]);
    expect(mails.at(-1)?.text).toContain('You hold no permissions now.');
  });

  it('goes nowhere once the account is no more', async () => {
    const { accountId } = await invited();
    await append(accountId, [event('member-disabled')]);
    await vault.withdraw(accountId);
    await run();
    expect(mails).toEqual([]);
  });
});

describe('the mails about the rule on second factors', () => {
  const required = { type: 'staff.second-factor-required.v1', data: {} };
  const optional = { type: 'staff.second-factor-optional.v1', data: {} };
  const decide = (by: string, ...events: CodedEvent[]) =>
    append(by, events, SECOND_FACTOR_RULE_STREAM, STAFF_RULE_PARTITION);
  const told = () =>
    mails.filter(({ subject }) => /second factor/.test(subject)).map(({ to, subject }) => [to, subject]);

  beforeEach(() => database.admin('TRUNCATE vault.credentials, vault.reserved_values CASCADE'));

  it('tell those who have none that one is required, and nobody who cannot come in', async () => {
    const boss = await invited('Ada Lovelace', 'superAdmin');
    const [without, disabled, withOne] = [await invited(), await invited(), await invited()];
    await vault.setStaffAccess(disabled.accountId, { ...ADMIN, active: false }, 9, NOW);
    await database.admin(
      `INSERT INTO vault.authenticators (account_id, sealed, begun_at, confirmed_at)
       VALUES ('${withOne.accountId}', '', now(), now())`,
    );
    await decide(boss.accountId, required);
    await run();
    expect(told()).toEqual([[without.email, 'Please set up a second factor']]);
    const mail = mails.find(({ to, subject }) => to === without.email && /second factor/.test(subject));
    expect(linkIn(mail).origin).toBe(PUBLIC_URL);
    expect(mail?.dedupeKey).toBe(`job ${without.accountId}`);
  });

  it('tell the other super admins that none is required any more', async () => {
    const [boss, other] = [await invited('Ada Lovelace', 'superAdmin'), await invited('Joan Clarke', 'superAdmin')];
    await invited();
    await decide(boss.accountId, required, optional);
    await run();
    expect(told()).toEqual([[other.email, 'A second factor is no longer required of staff']]);
  });
});
