import { randomUUID } from 'node:crypto';
import { eventCatalogue } from '@keelson/domain/catalogue';
import type { EnquiryEvent } from '@keelson/domain/enquiries';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import type { OutgoingMail } from '@keelson/integrations/mail';
import type { JsonObject } from '@keelson/kernel';
import type { JobHandler, JobRun } from '../runtime/job';
import { workerRunner } from '../runtime/worker-runner';
import { answerMailJob } from './answer-mail.job';
import { confirmationMailJob } from './confirmation-mail.job';
import { enquiryMailsReactor } from './enquiry-mails.reactor';
import { teamMailJob } from './team-mail.job';

const JOBS = [confirmationMailJob, teamMailJob, answerMailJob] as unknown as JobHandler<JsonObject>[];
const enquiryId = 'enq_01932b7e-7d1c-5aaa-8000-000000000001';

const message: EnquiryEvent = {
  type: 'enquiries.contact-received.v1',
  data: {
    enquiryId,
    topic: 'I am having problems;please help',
    name: 'Ada <b>Byron</b>',
    companyName: 'Buy at evil.example',
    email: 'ada@example.com',
    text: 'First line\n\n<script>second</script>',
  },
};
const answered: EnquiryEvent = { type: 'enquiries.answered.v1', data: { text: 'Please try again.\nIt works now.' } };

let store: InMemoryEventStore;
let keys: InMemorySubjectKeys;
let mails: OutgoingMail[];

beforeEach(() => {
  store = new InMemoryEventStore();
  keys = new InMemorySubjectKeys();
  mails = [];
});

const codec = () => createEventCodec(eventCatalogue, keys);

async function happened(...events: readonly EnquiryEvent[]): Promise<void> {
  const commandId = randomUUID();
  const streamId = `enquiry-${enquiryId}`;
  const encoded = await codec().encode(events, {
    commandId,
    commandHash: 'none',
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'anonymous', id: 'anonymous' },
    subjectId: enquiryId,
    partitionKey: enquiryId,
  });
  await store.append({ streamId, expectedVersion: (await store.readStream(streamId)).length, events: encoded });
}

/** Hands every event to the reactor and runs the jobs that it asks for. */
async function run(): Promise<readonly JsonObject[]> {
  const events = await codec().decode((await store.readAll(0, 1000)).events);
  const handled = events.filter(({ type }) => (enquiryMailsReactor.handles as readonly string[]).includes(type));
  const requests = handled.flatMap((event) => enquiryMailsReactor.react(event as never));
  const mail = {
    send: async (sent: OutgoingMail) => ({ messageId: String(mails.push(sent)) }),
    close: async () => undefined,
  };
  for (const { queue, data } of requests) {
    const needs = {
      runner: workerRunner({ store, codec: codec() }),
      mail,
      publicUrl: 'https://app.example',
      teamMailbox: 'team@keelson.example',
    };
    const job = JOBS.find((each) => each.queue === queue);
    await job?.handle(data, { ...needs, jobId: `job ${queue}`, attempt: 1 } as unknown as JobRun);
  }
  return requests.map(({ data }) => data);
}

describe('mails about messages', () => {
  it('confirm to the sender without a word of what was typed, and tell the team all of it', async () => {
    await happened(message);
    const queued = await run();
    expect(JSON.stringify(queued)).toBe(JSON.stringify([{ enquiryId }, { enquiryId }]));
    const [confirmation, team] = mails;
    expect(confirmation).toMatchObject({
      to: 'ada@example.com',
      subject: 'Your message to Keelson: I am having problems;please help',
    });
    for (const typed of ['Ada', 'evil.example', 'First line']) {
      expect(confirmation?.text).not.toContain(typed);
      expect(confirmation?.html).not.toContain(typed);
    }
    expect(team).toMatchObject({
      to: 'team@keelson.example',
      subject: 'New message: I am having problems;please help',
    });
    expect(team?.text).toContain('First line');
    expect(team?.text).toContain(`https://app.example/dashboard/enquiries?message=${enquiryId}`);
    expect(team?.html).toContain('&lt;script&gt;second&lt;/script&gt;');
    expect(team?.html).not.toContain('<script>');
  });

  it('[IO-10~] put nothing of what was typed into a header', async () => {
    await happened({
      type: 'enquiries.contact-received.v1',
      data: { ...message.data, name: 'Eve\r\nBcc: eve@example.com', text: '\r\nBcc: eve@example.com' },
    });
    await run();
    for (const { subject, to } of mails) expect(`${subject}${to}`).not.toMatch(/[\r\n]|Bcc/);
  });

  it('bring the answer to the sender, in the conversation that the confirmation began', async () => {
    await happened(message, answered);
    await run();
    const [confirmation, , answer] = mails;
    expect(answer).toMatchObject({ to: 'ada@example.com', subject: `Re: ${confirmation?.subject}` });
    expect(answer?.followsKey).toBe(confirmation?.dedupeKey);
    expect(answer?.text).toContain('Please try again.\n\nIt works now.');
    expect(answer?.text).toContain('> First line');
  });

  it('[ERASE-02~] go to nobody once the sender is erased', async () => {
    await happened(message, answered);
    keys.destroy(enquiryId);
    await run();
    expect(mails).toEqual([]);
  });
});
