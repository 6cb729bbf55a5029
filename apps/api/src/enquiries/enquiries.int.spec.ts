import { CONTACT_TOPICS } from '@keelson/vocabulary';
import { randomUUID } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { productDatabase } from '../testing/product-database';

const start = new Date('2026-11-02T09:00:00.000Z');
const contact = {
  name: 'Ada Byron',
  companyName: 'Engine Works Ltd',
  email: ' Ada@Example.com ',
  questions: 'I have a question',
  answersText: 'May I have two companies?\nI own both.',
};
const enquiry = {
  issueOrEnquiryType: 'is05',
  other: 'Our company is not in the list yet',
  firstName: 'Ada',
  lastName: 'Byron',
  businessName: 'Engine Works Ltd',
  email: 'ada@example.com',
  mobileNumber: '01632960001',
  termsAndConditions: true,
};

interface Reply {
  readonly status: number;
  readonly data: never;
  readonly code?: string;
  readonly responseMessage: string;
  readonly statusMessage: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

describe('messages to the team', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let now = start;
  let visitors = 0;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({
      database,
      clock: () => now,
    });
    for (const name of ['enquiries', 'actor-names']) {
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
    }
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });
  beforeEach(async () => {
    now = start;
    visitors += 1;
    await database.admin('DELETE FROM vault.throttles');
    await database.admin('DELETE FROM read_model.enquiries');
  });

  const call = async (
    method: 'GET' | 'POST',
    url: string,
    options: { body?: object; as?: { authorization: string }; key?: string; from?: string } = {},
  ): Promise<Reply> => {
    const { body, as, key = randomUUID(), from = `192.0.2.${visitors}` } = options;
    const answer = await api.inject({
      method,
      url,
      remoteAddress: from,
      headers: { ...(method === 'POST' && { 'idempotency-key': key }), ...as },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, ...answer.json<Omit<Reply, 'status'>>() };
  };
  const manager = () => api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] });
  const stored = async (where: string, ...values: unknown[]) => {
    const { rows } = await database.admin(
      `SELECT stream_id, type, data, metadata FROM event_store.events WHERE ${where} ORDER BY position`,
      values,
    );
    return rows as {
      stream_id: string;
      type: string;
      data: Record<string, string>;
      metadata: { subjectId: string; actor: { kind: string; id: string } };
    }[];
  };
  const last = async () => (await stored(`stream_id LIKE 'enquiry-%'`)).at(-1);
  const received = async (): Promise<string> => {
    await call('POST', '/api/v1/contact', { body: contact });
    return (await last())?.stream_id.slice('enquiry-'.length) ?? '';
  };
  /** What the projection would write. */
  const projected = (id: string, changes: Record<string, unknown> = {}) => {
    const row: Record<string, unknown> = {
      enquiry_id: id,
      kind: 'contact',
      topic: 'I have a question',
      name: 'Ada Byron',
      company_name: 'Engine Works Ltd',
      email: 'ada@example.com',
      phone: null,
      text: 'May I have two companies?',
      account_id: null,
      state: 'new',
      received_at: start,
      changed_at: start,
      answers: 0,
      acts: '[]',
      search: 'ada byron engine works ltd ada@example.com may i have two companies?',
      ...changes,
    };
    const names = Object.keys(row);
    return database.admin(
      `INSERT INTO read_model.enquiries (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
  };

  it('[SITE-04~] takes a message from the contact page and keeps it under a key of its own', async () => {
    const reply = await call('POST', '/api/v1/contact', { body: contact });
    expect(reply).toMatchObject({ status: 200, data: {} });
    expect(reply.responseMessage).toBe('Thank you. Your message has been sent, and a person will answer it');
    const event = await last();
    expect(event).toMatchObject({ type: 'enquiries.contact-received.v1', metadata: { actor: { kind: 'anonymous' } } });
    expect(event?.metadata.subjectId).toBe(event?.stream_id.slice('enquiry-'.length));
    expect(event?.data['topic']).toBe('I have a question');
    expect(JSON.stringify(event)).not.toMatch(/Ada Byron|Engine Works|example\.com|two companies/);
    // By which an erasure finds it: a keyed hash of the address, 32 bytes, and no address.
    const noted = () =>
      database.admin('SELECT octet_length(hash) AS bytes FROM vault.message_addresses WHERE message_id = $1', [
        event?.metadata.subjectId,
      ]);
    expect((await noted()).rows).toEqual([{ bytes: 32 }]);
  });

  it.each(CONTACT_TOPICS)('[SITE-05~] takes the topic %j', async (questions) => {
    expect((await call('POST', '/api/v1/contact', { body: { ...contact, questions } })).status).toBe(200);
    expect((await last())?.data['topic']).toBe(questions);
  });

  it('remembers the account of a sender who is signed in', async () => {
    const sender = api.sessions.introduce({ kind: 'customer' });
    await call('POST', '/api/v1/contact', { body: contact, as: sender });
    const event = await last();
    expect(event?.metadata.actor).toEqual({ kind: 'customer', id: sender.id });
    const { rows } = await database.admin('SELECT FROM vault.message_addresses WHERE message_id = $1', [
      event?.metadata.subjectId,
    ]);
    expect(rows).toEqual([]);
  });

  it('keeps a message that is sent twice once', async () => {
    const key = randomUUID();
    const before = (await stored(`stream_id LIKE 'enquiry-%'`)).length;
    for (let times = 0; times < 3; times += 1)
      expect((await call('POST', '/api/v1/contact', { body: contact, key })).status).toBe(200);
    expect(await stored(`stream_id LIKE 'enquiry-%'`)).toHaveLength(before + 1);
  });

  it('[SITE-04~] refuses what is missing or wrong with the specified texts', async () => {
    const empty = { name: ' ', companyName: '', email: '', questions: '', answersText: ' \n' };
    const { status, errors } = await call('POST', '/api/v1/contact', { body: empty });
    expect(status).toBe(400);
    for (const field of Object.keys(empty))
      expect(errors).toContainEqual({ path: `body.${field}`, message: 'Required !!' });
    const odd = await call('POST', '/api/v1/contact', { body: { ...contact, email: 'ada@' } });
    expect(odd.errors).toEqual([{ path: 'body.email', message: 'Email is not valid!!!!' }]);
  });

  it('[SIGNUP-17~] takes an enquiry, answers the specified status, and refuses with the specified texts', async () => {
    expect(await call('POST', '/api/v1/enquiries', { body: enquiry })).toMatchObject({
      status: 200,
      statusMessage: 'data saved successfully',
    });
    expect((await last())?.data['issueType']).toBe('is05');
    const { errors = [] } = await call('POST', '/api/v1/enquiries', {
      body: {
        ...enquiry,
        issueOrEnquiryType: '',
        firstName: '',
        lastName: '',
        businessName: '',
        email: '',
        mobileNumber: '1632960001',
        termsAndConditions: false,
      },
    });
    expect(errors.map(({ message }) => message)).toEqual([
      'Issue Type is required!!',
      'First Name is required!!',
      'Last Name is required!!',
      'Business Name is required!!',
      'Email is required!!',
      'Mobile Number should start with 0',
      'Terms and Conditions is required!!',
    ]);
    const other = await call('POST', '/api/v1/enquiries', { body: { ...enquiry, other: '' } });
    expect(other.errors).toEqual([{ path: 'body.other', message: 'Other is required!!' }]);
    const short = await call('POST', '/api/v1/enquiries', { body: { ...enquiry, mobileNumber: '0163296000' } });
    expect(short.errors).toEqual([{ path: 'body.mobileNumber', message: 'Enter Valid Mobile Number !!' }]);
  });

  it('keeps no Other text beside another issue type', async () => {
    await call('POST', '/api/v1/enquiries', { body: { ...enquiry, issueOrEnquiryType: 'is01' } });
    const { store, codec } = api.services;
    const [event] = await codec.decode(await store.readStream((await last())?.stream_id ?? ''));
    expect(event?.data).toMatchObject({ issueType: 'is01', other: null });
  });

  it('[IO-07~] refuses the number of a card and writes it nowhere', async () => {
    const card = '4242 4242 4242 4242';
    const reply = await call('POST', '/api/v1/contact', { body: { ...contact, answersText: `Charge ${card} please` } });
    expect(reply).toMatchObject({ status: 400, errors: [{ path: 'body.answersText' }] });
    for (const [field, url, body] of [
      ['name', '/api/v1/contact', contact],
      ['other', '/api/v1/enquiries', enquiry],
    ] as const)
      expect((await call('POST', url, { body: { ...body, [field]: card } })).status).toBe(400);
    expect(api.capture.text()).not.toMatch(/(4242 ?){4}/);
  });

  it('[IO-10~] refuses a line break in a name', async () => {
    const reply = await call('POST', '/api/v1/contact', { body: { ...contact, name: 'Eve\r\nBcc: a@example.com' } });
    expect(reply.status).toBe(400);
  });

  it('slows down one network address, and mails to one e-mail address, until time has passed', async () => {
    const statuses = async (times: number, body: () => object, from: () => string) => {
      const seen: number[] = [];
      for (let each = 0; each < times; each += 1)
        seen.push((await call('POST', '/api/v1/contact', { body: body(), from: from() })).status);
      return seen;
    };
    const anybody = () => ({ ...contact, email: `${randomUUID()}@example.com` });
    expect(new Set((await statuses(21, anybody, () => '198.51.100.7')).slice(0, 20))).toEqual(new Set([200]));
    expect((await call('POST', '/api/v1/contact', { body: anybody(), from: '198.51.100.7' })).status).toBe(429);
    const somewhere = () => `203.0.113.${(visitors = (visitors % 200) + 1)}`;
    expect((await statuses(6, () => contact, somewhere)).at(-1)).toBe(429);
    now = new Date(start.getTime() + 25 * 3_600_000);
    expect((await call('POST', '/api/v1/contact', { body: contact, from: '198.51.100.7' })).status).toBe(200);
  });

  it('lets staff search, filter and sort the messages, a page at a time', async () => {
    const ids = Array.from({ length: 12 }, () => `enq_${randomUUID()}`);
    for (const [index, id] of ids.entries()) {
      await projected(id, {
        name: `Sender ${String.fromCharCode(65 + index)}`,
        state: (['new', 'answered', 'closed'] as const)[index % 3],
        kind: index % 2 === 0 ? 'contact' : 'enquiry',
        topic: index % 2 === 0 ? 'Delete Account' : 'is03',
        received_at: new Date(start.getTime() + index * 1000),
        search: `sender ${index === 4 ? 'needle 100%' : 'hay'}`,
      });
    }
    const reader = manager();
    const list = async (query: string) =>
      (await call('GET', `/api/v1/enquiries?${query}`, { as: reader })).data as {
        rows: { id: string; name: string; state: string }[];
        matching: number;
        totals: object;
      };
    const first = await list('');
    expect(first).toMatchObject({ matching: 12, totals: { new: 4, answered: 4, closed: 4 } });
    expect(first.rows.map(({ id }) => id)).toEqual([...ids].reverse().slice(0, 10));
    expect((await list('page=2')).rows.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect((await list('sort=name&order=asc&size=25')).rows.map(({ id }) => id)).toEqual(ids);
    expect((await list('sort=state&order=asc')).rows[0]?.state).toBe('new');
    expect(await list('search=needle%20100%25')).toMatchObject({ matching: 1, rows: [{ id: ids[4] }] });
    expect(await list('state=closed&kind=enquiry')).toMatchObject({ matching: 2 });
    expect(await list(`topic=${encodeURIComponent('Delete Account')}`)).toMatchObject({ matching: 6 });
    for (const query of ['size=11', 'page=0', 'sort=email', 'state=lost', 'topic=no', 'more=1'])
      expect((await call('GET', `/api/v1/enquiries?${query}`, { as: reader })).status).toBe(400);
  });

  it('[AUD-01~] shows one message with what was done, and records who looked, once a visit', async () => {
    const id = await received();
    const reader = manager();
    await database.admin('INSERT INTO read_model.actor_names VALUES ($1, $2)', [reader.id, 'Ruth']);
    const acts = [{ kind: 'answered', at: start.toISOString(), by: reader.id, text: 'Yes.' }];
    await projected(id, { acts: JSON.stringify(acts), answers: 1, state: 'answered' });
    for (let looks = 0; looks < 2; looks += 1) {
      expect(await call('GET', `/api/v1/enquiries/${id}`, { as: reader })).toMatchObject({
        status: 200,
        data: { id, text: 'May I have two companies?', acts: [{ kind: 'answered', by: 'Ruth', text: 'Yes.' }] },
      });
    }
    const readings = await stored('stream_id LIKE $1', `audit-${reader.id}-%`);
    expect(readings.map(({ type, data }) => [type, data['subject']])).toEqual([['audit.enquiry-read.v1', id]]);
  });

  it('answers, closes and reopens a message, and says so when it cannot', async () => {
    const id = await received();
    const as = manager();
    const act = (what: string, body?: object) =>
      call('POST', `/api/v1/enquiries/${id}/${what}`, { as, ...(body && { body }) });
    expect(await act('answers', { text: ' Yes. ' })).toMatchObject({
      status: 200,
      statusMessage: 'Your answer is on its way',
    });
    expect((await act('answers', { text: ' ' })).errors).toEqual([{ path: 'body.text', message: 'Required !!' }]);
    expect((await act('close')).status).toBe(200);
    expect((await act('close')).status).toBe(200);
    expect(await act('answers', { text: 'Late' })).toMatchObject({ status: 409, code: 'ENQUIRY_CLOSED' });
    expect((await act('reopen')).status).toBe(200);
    const events = await stored('stream_id = $1', `enquiry-${id}`);
    expect(events.map(({ type }) => type)).toEqual([
      'enquiries.contact-received.v1',
      'enquiries.answered.v1',
      'enquiries.closed.v1',
      'enquiries.reopened.v1',
    ]);
    expect(events[1]?.metadata).toMatchObject({ subjectId: id, actor: { kind: 'admin', id: as.id } });
    expect(JSON.stringify(events[1]?.data)).not.toContain('Yes.');
  });

  it('[AUTHZ-02~] leaks nothing to anybody without the right', async () => {
    const id = await received();
    await projected(id);
    const missing = `enq_${randomUUID()}`;
    const as = manager();
    expect((await call('GET', `/api/v1/enquiries/${missing}`, { as })).status).toBe(404);
    expect((await call('POST', `/api/v1/enquiries/${missing}/close`, { as })).status).toBe(404);
    expect((await call('GET', '/api/v1/enquiries/anything', { as })).status).toBe(400);
    const outsiders = [
      api.sessions.introduce({ kind: 'customer' }),
      api.sessions.introduce({ kind: 'partner' }),
      api.sessions.introduce({ kind: 'admin' }),
      api.sessions.introduce({ kind: 'admin', permissions: ['journeys.replay'] }),
    ];
    for (const outsider of outsiders) {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', `/${id}`],
        ['POST', `/${id}/close`],
        ['POST', `/${id}/reopen`],
      ] as const)
        expect((await call(method, `/api/v1/enquiries${path}`, { as: outsider })).status).toBe(403);
      const body = { text: 'No' };
      expect((await call('POST', `/api/v1/enquiries/${id}/answers`, { as: outsider, body })).status).toBe(403);
    }
    expect((await call('GET', '/api/v1/enquiries')).status).toBe(401);
  });
});
