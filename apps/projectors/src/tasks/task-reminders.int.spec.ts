import { randomBytes, randomUUID } from 'node:crypto';
import { accountStream } from '@keelson/domain/accounts';
import { billingStream } from '@keelson/domain/billing';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { deletionStream } from '@keelson/domain/deletion';
import { quizzesStream } from '@keelson/domain/quizzes';
import { tasksStream } from '@keelson/domain/tasks';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import type { OutgoingMail } from '@keelson/integrations/mail';
import type { JsonObject } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault, type Vault } from '@keelson/vault';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { migratedDatabase } from '../migration/testing/migrated-database';
import { patientPool } from '../runtime/testing/patient-connections';
import { workerRunner } from '../runtime/worker-runner';
import { taskReminderJob } from './task-reminder.job';
import { taskRemindersReactor } from './task-reminders.reactor';

const DAY = '2026-11-30';
const MORNING = new Date('2026-11-30T07:00:00.000Z');
const PUBLIC_URL = 'https://app.keelson.example';
const silent = pino({ level: 'silent' });

let database: FreshDatabase;
let pools: readonly Pool[];
let vault: Vault;
let store: InMemoryEventStore;
let mails: OutgoingMail[];
const codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());

beforeAll(async () => {
  database = await migratedDatabase();
  const [pool, keysPool] = [
    patientPool(database.urls.projector, silent),
    patientPool(database.urls.keys, silent, 2),
  ] as const;
  pools = [pool, keysPool];
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

async function happened(streamId: string, accountId: string, type: string, data: JsonObject = {}): Promise<void> {
  const commandId = randomUUID();
  const encoded = await codec.encode([{ type, data }], {
    ...{ commandId, commandHash: 'none', correlationId: commandId, causationId: commandId },
    ...{ actor: { kind: 'system', id: 'test' }, subjectId: accountId, partitionKey: accountId },
  });
  const expectedVersion = (await store.readStream(streamId)).length;
  await store.append({ streamId, expectedVersion, events: encoded });
}

const placeOf = (subChapterId: string) => ({
  ...{ moduleId: 'M2', moduleName: 'Finance', chapterId: 'C1', chapterName: 'Getting paid' },
  ...{ subChapterId, subChapterName: `About ${subChapterId}` },
});
const scheduled = (accountId: string, subChapterId: string, date = DAY) =>
  happened(tasksStream(accountId), accountId, 'tasks.task-scheduled.v1', { ...placeOf(subChapterId), date });

/** An owner on a premium trial, whose address is confirmed, with two tasks for the day and one for a later one. */
async function owner(): Promise<{ readonly id: string; readonly email: string }> {
  const id = `acc_${randomUUID()}`;
  const email = `${id}@example.com`;
  const credential = { kind: 'customer', permissions: [], passwordHash: '', emailVerified: true } as const;
  await vault.enrol(email, { ...credential, accountId: id }, MORNING);
  await happened(accountStream(id), id, 'accounts.customer-registered.v1', {
    ...{ accountId: id, name: 'Ada', companyName: 'Acme', email, sector: 3, supportNeeds: [] },
    trial: { kind: 2, endsAt: '2026-12-10T00:00:00.000Z' },
  });
  await happened(accountStream(id), id, 'accounts.email-verified.v1', { email });
  await scheduled(id, 'S1');
  await scheduled(id, 'S2');
  await scheduled(id, 'S3', '2026-12-01');
  return { id, email };
}

/** Runs the reminder of the day, once or again. */
const remind = (accountId: string, now = MORNING, jobId = 'job'): Promise<void> =>
  taskReminderJob.handle(
    { accountId, date: DAY },
    {
      runner: workerRunner({ store, codec }),
      mail: {
        send: async (sent: OutgoingMail) => ({ messageId: String(mails.push(sent)) }),
        close: async () => undefined,
      },
      ...{ vault, publicUrl: PUBLIC_URL, clock: () => now, jobId, attempt: 1, signal: new AbortController().signal },
    },
  );

describe('the mail about due tasks', () => {
  it('names the tasks of the day that are not done, and says how to stop such mails', async () => {
    const { id, email } = await owner();
    await remind(id);
    expect(mails).toMatchObject([{ to: email, subject: '2 tasks are due today', dedupeKey: 'job' }]);
    const [mail] = mails;
    const { text = '', stopUrl = '' } = mail ?? {};
    expect(text).toContain('Getting paid: About S1');
    expect(text).not.toContain('About S3');
    const [page, token = ''] = stopUrl.split('#token=');
    expect([page, vault.stopLinks.accountOf(token)]).toEqual([`${PUBLIC_URL}/taskReminders/stop`, id]);
    expect(text).toContain(stopUrl);
  });

  it('does not name what is done, has another day by now, or none', async () => {
    const { id } = await owner();
    await happened(quizzesStream(id), id, 'quizzes.quiz-submitted.v1', {
      ...{
        ...placeOf('S1'),
        moduleNumber: 2,
        chapterNumber: 1,
        subChapterNumber: 1,
        chapterWeightage: 1,
        weightage: 1,
      },
      ...{ contentVersion: 'v1', questions: [], formula: '5.18', formulaVersion: 1, score: 5, highest: 5 },
      ...{ percentage: '100', chapterCompletion: '50', moduleCompletion: '50' },
    });
    await remind(id);
    expect(mails.map(({ subject }) => subject)).toEqual(['A task is due today']);
    const moved = { ...placeOf('S2'), from: DAY, date: '2026-12-02' };
    await happened(tasksStream(id), id, 'tasks.task-moved.v1', moved);
    await remind(id);
    expect(mails).toHaveLength(1);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['switched the mails off', (id) => happened(tasksStream(id), id, 'tasks.reminders-set.v1', { on: false })],
    [
      'is being deleted',
      (id) =>
        happened(deletionStream(id), id, 'deletion.requested.v1', {
          by: 'staff',
          deleteAt: '2026-12-07T09:00:00.000Z',
        }),
    ],
    [
      'moved to subscriber and did not pay',
      (id) => happened(billingStream(id), id, 'billing.migrated-to-subscriber.v1'),
    ],
    ['was erased', (id) => vault.withdraw(id)],
  ])('does not go to an owner who %s', async (_, happens) => {
    const { id } = await owner();
    await happens(id);
    await remind(id);
    expect(mails).toEqual([]);
  });

  it('does not go out once the trial or the day is over', async () => {
    const { id } = await owner();
    await remind(id, new Date('2026-12-01T00:00:01.000Z'));
    expect(mails).toEqual([]);
    await remind(id, new Date('2026-11-30T23:59:59.000Z'));
    expect(mails).toHaveLength(1);
  });
});

describe('the timer of the mail', () => {
  const requests = async () => {
    const events = await codec.decode((await store.readAll(0, 1_000)).events);
    return events
      .filter(({ type }) => (taskRemindersReactor.handles as readonly string[]).includes(type))
      .flatMap((event) =>
        taskRemindersReactor.react({ ...event, occurredAt: new Date('2026-06-01T12:00:00Z') } as never),
      );
  };

  it('is one for a day, however many tasks fall due on it, at seven in London in winter and summer', async () => {
    const id = `acc_${randomUUID()}`;
    for (const task of ['S1', 'S2', 'S3']) await scheduled(id, task);
    await scheduled(id, 'S4', '2026-07-01');
    const asked = await requests();
    expect([...new Map(asked.map(({ key, startAfter }) => [key, startAfter?.toISOString()]))]).toEqual([
      [`${id} ${DAY}`, '2026-11-30T07:00:00.000Z'],
      [`${id} 2026-07-01`, '2026-07-01T06:00:00.000Z'],
    ]);
  });

  it('is none for what is planned later on the day itself', async () => {
    await scheduled(`acc_${randomUUID()}`, 'S1', '2026-06-01');
    expect(await requests()).toEqual([]);
  });
});
