import { newAccountId } from '../testing/test-sessions';
import { HistoryBench } from './testing/history-bench';

const HIDDEN = 'Hidden: personal';
const ruth = newAccountId();
const SECRETS = ['Ann', 'Ruth', 'ann@example.com', 'old@example.com', '203.0.113.7', 'Firefox'];

describe('personal values in a history', () => {
  let bench: HistoryBench;

  beforeAll(async () => {
    bench = await HistoryBench.open();
    await bench.name(ruth, 'Ruth');
    await bench.tell(1, {
      what: 'Account registered',
      occurred_at: '2026-10-24T22:59:00Z',
      changes: [
        { field: 'Email address', before: null, after: 'old@example.com', personal: true },
        { field: 'Free trial until', before: null, after: '7 Nov 2026', personal: false },
      ],
    });
    await bench.tell(2, {
      what: 'Email address changed',
      occurred_at: '2026-10-25T22:59:00Z',
      actor_kind: 'admin',
      actor_id: ruth,
      acting_as: bench.ann,
      changes: [{ field: 'Email address', before: 'old@example.com', after: 'ann@example.com', personal: true }],
    });
  });

  afterAll(() => bench.close());

  const supporter = () => bench.reader('journeys.replay');

  it('[EVENT-05~] are shown, marked, to who manages customers and to super admins', async () => {
    for (const reader of [bench.manager(), bench.api.sessions.introduce({ kind: 'superAdmin' })]) {
      const { data } = await bench.list('', reader);
      expect(data.personal).toBe('shown');
      expect(data.entries[0]).toMatchObject({
        actor: { name: 'Ruth' },
        onBehalfOf: { name: 'Ann' },
        from: { browser: 'Firefox on Linux', ip: '203.0.113.7' },
        changes: [{ before: 'old@example.com', after: 'ann@example.com', personal: true }],
      });
    }
  });

  it('[EVENT-05~] are hidden from who only replays journeys, in list, names and file', async () => {
    const { status, data } = await bench.list('', supporter());
    expect([status, data.personal]).toEqual([200, 'hidden']);
    expect(data.entries[0]).toMatchObject({
      what: 'Email address changed',
      actor: { kind: 'admin', id: ruth, name: HIDDEN },
      onBehalfOf: { id: bench.ann, name: HIDDEN },
      from: { browser: HIDDEN, ip: HIDDEN },
      changes: [{ field: 'Email address', before: HIDDEN, after: HIDDEN, personal: true }],
    });
    expect(data.entries[1]?.changes).toEqual([
      { field: 'Email address', before: null, after: HIDDEN, personal: true },
      { field: 'Free trial until', before: null, after: '7 Nov 2026', personal: false },
    ]);
    expect(data.actors.map(({ name }) => name)).toEqual([HIDDEN, HIDDEN]);
    const file = await bench.get('/export', supporter());
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain(`Email address (personal): ${HIDDEN} > ${HIDDEN}`);
    for (const secret of SECRETS) {
      const word = new RegExp(`\\b${secret}\\b`);
      expect(JSON.stringify(data)).not.toMatch(word);
      expect(file.body).not.toMatch(word);
    }
  });

  it('[EVENT-05~] cannot be found out by searching, in the list or the file', async () => {
    for (const secret of SECRETS) {
      const search = encodeURIComponent(secret);
      expect((await bench.list(`search=${search}`)).data.total).toBeGreaterThan(0);
      expect((await bench.list(`search=${search}`, supporter())).data).toMatchObject({ total: 0, entries: [] });
      expect((await bench.get(`/export?search=${search}`, supporter())).headers['x-exported-events']).toBe('0');
    }
    expect((await bench.list('search=email%20address%20changed', supporter())).data.total).toBe(1);
    expect((await bench.list('search=7%20nov%202026', supporter())).data.total).toBe(1);
  });

  it('lets who only replays journeys verify the history too, and records that', async () => {
    const reader = supporter();
    expect((await bench.get('/verification', reader)).statusCode).toBe(200);
    await bench.list('', reader);
    expect((await bench.recorded(reader.id)).map(({ type }) => type)).toEqual([
      'audit.history-verified.v1',
      'audit.history-read.v1',
    ]);
    expect((await bench.get('', bench.reader('payments.reconcile'))).statusCode).toBe(403);
  });
});
