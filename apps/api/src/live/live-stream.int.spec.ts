import { livePaths } from '@keelson/contracts/live';
import { customerOf } from '../testing/customer-of';
import { eventually } from '../testing/eventually';
import { newAccountId } from '../testing/test-sessions';
import { LiveBench, PROJECTIONS } from './testing/live-bench';

const path = livePaths.stream.path;
const TOKEN = '[\\w-]{32}';

describe('the live stream', () => {
  let bench: LiveBench;

  beforeAll(async () => {
    // Texts are compared whole: on a busy machine neither a beat nor a notice of lag may come between.
    bench = await LiveBench.open({ gapMs: 20, beatMs: 600_000, lagMs: 600_000 });
  });
  afterAll(() => bench.close());

  it('[EVENT-10~] says what changed only after it was projected, each topic with its own projection', async () => {
    const owner = bench.someone({ kind: 'customer' });
    const staff = bench.someone({ kind: 'superAdmin' });
    const [own, all] = [await bench.listen(owner.headers), await bench.listen(staff.headers)];
    const position = await bench.happens([owner.id]);
    await bench.projected(position, ['account-history', 'actor-names']);
    const topics = ['account-history', 'journey-replay'];
    expect(await all.heard('changed')).toMatchObject({ data: { position, topics } });
    expect(all.topics).toEqual(new Set(topics));
    expect(own.of('changed')).toEqual([]);
    await bench.projected(position);
    expect(await own.heard('changed')).toMatchObject({
      id: position,
      data: { position, topics: ['onboarding-progress'] },
    });
    expect(await all.heard('changed', 2)).toMatchObject({
      id: position,
      data: { topics: ['customers', 'partner-customers'] },
    });
  });

  it('[EVENT-10~] offers no id before everything up to it was told, so that a return misses nothing', async () => {
    const staff = bench.someone({ kind: 'superAdmin' });
    const all = await bench.listen(staff.headers);
    const position = await bench.happens([newAccountId()]);
    await bench.projected(position, ['account-history', 'actor-names']);
    const topics = ['account-history', 'journey-replay'];
    expect(await all.heard('changed')).toMatchObject({ id: undefined, data: { topics } });
    const resumeFrom = all.lastId;
    all.leave();
    await bench.projected(position);
    const back = await bench.listen(staff.headers, { after: resumeFrom });
    await eventually('all topics to be told', () => back.topics.size >= 4);
    expect(back.topics).toEqual(new Set([...topics, 'customers', 'partner-customers']));
  });

  it('[EVENT-10~, AUTHZ-02~] carries nothing at all of what happens to others, not a position and not a moment', async () => {
    const owner = bench.someone({ kind: 'customer' });
    const staff = await bench.listen(bench.someone({ kind: 'superAdmin' }).headers);
    await bench.shown([owner.id]);
    await staff.heard('changed');
    const own = await bench.listen(owner.headers);
    const before = own.text;
    await bench.shown(Array.from({ length: 50 }, newAccountId));
    await staff.heard('changed', 2);
    const last = await bench.shown([owner.id]);
    expect(await own.heard('changed')).toMatchObject({ id: last, data: { position: last } });
    expect(own.text.slice(before.length)).toMatch(
      new RegExp(
        `^id: ${TOKEN}\\nevent: changed\\ndata: {"position":"${TOKEN}","topics":\\["onboarding-progress"\\]}\\n\\n$`,
      ),
    );
    const again = await bench.listen(owner.headers, { after: last });
    await bench.shown(Array.from({ length: 50 }, newAccountId));
    await staff.heard('changed', 4);
    expect(again.text.replace(/^retry: \d+\n\n/, '')).toMatch(
      new RegExp(`^id: ${TOKEN}\\nevent: ready\\ndata: {"position":"${TOKEN}"}\\n\\n$`),
    );
    expect(again.messages).toEqual([{ name: 'ready', id: last, data: { position: last } }]);
  });

  it('[AUTHZ-02~] says to each kind of account what the access matrix lets it read', async () => {
    const everybody = {
      partner: bench.someone({ kind: 'partner' }),
      'admin without permission': bench.someone({ kind: 'admin' }),
      'admin of customers': bench.someone({ kind: 'admin', permissions: ['customers.manage'] }),
    };
    const heard: Record<string, readonly string[]> = {};
    const clients = await Promise.all(
      Object.entries(everybody).map(async ([name, { headers }]) => [name, await bench.listen(headers)] as const),
    );
    await bench.shown([newAccountId()]);
    await clients.at(-1)?.[1].heard('changed');
    for (const [name, client] of clients) heard[name] = [...client.topics];
    expect(heard).toEqual({
      partner: [],
      'admin without permission': [],
      'admin of customers': ['account-history', 'customers'],
    });
  });

  it('[EVENT-10~, AUTHZ-02~] tells a partner of own customers alone, also after a return', async () => {
    const partner = bench.someone({ kind: 'partner' });
    const [own, others] = [newAccountId(), newAccountId()];
    await bench.customerOf(own, partner.id);
    await bench.customerOf(others, newAccountId());
    const staff = await bench.listen(bench.someone({ kind: 'superAdmin' }).headers);
    const setGoals = async (accountId: string): Promise<number> => {
      const position = await bench.happens([accountId], { type: 'goals.set.v1', data: { goals: [] } });
      await bench.projected(position);
      return position;
    };
    const client = await bench.listen(partner.headers);
    const before = client.text;
    await setGoals(others);
    await staff.heard('changed');
    const position = await setGoals(own);
    await client.heard('changed');
    expect(client.text.slice(before.length).match(/event:/g)).toHaveLength(1);
    expect(client.messages.at(-1)).toEqual({ name: 'changed', id: position, data: { position, topics: ['goals'] } });
    client.leave();
    const missed = await setGoals(own);
    await setGoals(others);
    const back = await bench.listen(partner.headers, { after: position });
    expect(await back.heard('changed')).toMatchObject({ id: missed, data: { position: missed, topics: ['goals'] } });
    const anew = await bench.listen(partner.headers);
    expect(anew.of('ready')).toMatchObject([{ id: missed, data: { position: missed } }]);
  });

  it('[EVENT-10~] tells partners of customers who come and go', async () => {
    const [before, after] = [bench.someone({ kind: 'partner' }), bench.someone({ kind: 'partner' })];
    const customer = newAccountId();
    await bench.customerOf(customer, before.id);
    const left = await bench.listen(before.headers);
    const joined = await bench.listen(after.headers);
    await customerOf(bench.database, customer, after.id);
    const position = await bench.shown([customer]);
    for (const client of [left, joined])
      expect(await client.heard('changed')).toMatchObject({ data: { position, topics: ['partner-customers'] } });
    const heard = left.text;
    await bench.shown([customer]);
    await joined.heard('changed', 2);
    expect(left.text).toBe(heard);
  });

  it('[AUTHZ-02~, EVENT-10~] falls silent for a former partner at once, and says so when the relation is projected', async () => {
    const [former, next] = [bench.someone({ kind: 'partner' }), bench.someone({ kind: 'partner' })];
    const owner = bench.someone({ kind: 'customer' });
    await bench.customerOf(owner.id, former.id);
    const [left, joined] = [await bench.listen(former.headers), await bench.listen(next.headers)];
    const own = await bench.listen(owner.headers);
    const before = left.text;
    await bench.happens([owner.id], {
      type: 'accounts.partner-assigned.v1',
      data: { partnerId: next.id, byCode: true },
    });
    const others = PROJECTIONS.filter((name) => name !== 'partner-relations');
    const position = await bench.happens([owner.id]);
    await bench.projected(position, others);
    await own.heard('changed');
    const refused = await bench.listen(former.headers);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    expect([left.text, joined.of('changed')]).toEqual([before, []]);
    await customerOf(bench.database, owner.id, next.id);
    await bench.projected(position, ['partner-relations']);
    expect(await left.heard('changed')).toMatchObject({ data: { topics: ['partner-customers'] } });
    await joined.heard('changed');
    const heard = left.text;
    await bench.shown([owner.id]);
    await joined.heard('changed', 2);
    expect(left.text).toBe(heard);
  });

  it('has partners read everything again while it cannot be seen whose customers these are, and tells owners', async () => {
    const [partner, owner] = [bench.someone({ kind: 'partner' }), bench.someone({ kind: 'customer' })];
    const [client, own] = [await bench.listen(partner.headers), await bench.listen(owner.headers)];
    await bench.database.admin('ALTER TABLE read_model.partner_relations RENAME TO away');
    await bench.shown([owner.id]);
    await Promise.all([client.heard('refresh'), own.heard('changed')]);
    await bench.database.admin('ALTER TABLE read_model.away RENAME TO partner_relations');
    expect(client.of('changed')).toEqual([]);
  });

  it('[EVENT-10~] is resumed in another process without loss, whichever process projects meanwhile', async () => {
    const owner = bench.someone({ kind: 'customer' });
    const first = await bench.listen(owner.headers);
    const seen = await bench.shown([owner.id]);
    await first.heard('changed');
    first.leave();
    const missed = await bench.shown([owner.id]);
    await bench.shown([newAccountId()]);
    const { api, address } = await bench.another();
    const { cookie } = api.sessions.introduce({ kind: 'customer', accountId: owner.id as never });
    const second = await bench.listen({ cookie }, { after: first.lastId, address });
    expect(first.lastId).toBe(seen);
    expect(await second.heard('changed')).toMatchObject({ id: missed, data: { position: missed } });
    await bench.shown([owner.id]);
    await second.heard('changed', 2);
  });

  it('[EVENT-10~] begins after the oldest of the places that a page has read', async () => {
    const owner = bench.someone({ kind: 'customer' });
    const [oldest, missed] = [await bench.shown([owner.id]), await bench.shown([owner.id])];
    const { positions } = bench.api.services;
    const after = [missed, oldest].map((position) => positions.seal(position)).join(',');
    const page = await bench.listen(owner.headers, { query: `?after=${encodeURIComponent(after)}` });
    expect(await page.heard('changed')).toMatchObject({ id: missed, data: { position: missed } });
    expect(page.of('ready')).toMatchObject([{ id: oldest }]);
  });

  it('[EVENT-10~] tells to read everything again where too much was missed, or the place is not of this log', async () => {
    const staff = bench.someone({ kind: 'superAdmin' });
    const lost = await bench.listen(staff.headers, { after: 900_000_000 });
    await lost.heard('refresh');
    const owner = bench.someone({ kind: 'customer' });
    const { address, api } = await bench.another({ missed: 10 });
    const { cookie } = api.sessions.introduce({ kind: 'customer', accountId: owner.id as never });
    const start = await bench.shown([owner.id]);
    await bench.shown(Array.from({ length: 11 }, () => owner.id));
    const late = await bench.listen({ cookie }, { after: start, address });
    await late.heard('refresh');
    expect(late.of('changed')).toEqual([]);
  });

  it('[EVENT-10~] merges a burst into few messages that name everything', async () => {
    const staff = await bench.listen(bench.someone({ kind: 'superAdmin' }).headers);
    const last = await bench.shown(Array.from({ length: 1_000 }, newAccountId));
    await staff.heard('changed');
    await bench.shown([newAccountId()]);
    const { data } = await staff.heard('changed', 2);
    expect(data.position).toBe(last + 1);
    expect(staff.of('changed').length).toBeLessThanOrEqual(4);
  });

  it('[SESS-02~] never counts as use of the session', async () => {
    const owner = bench.someone({ kind: 'customer' });
    const before = bench.api.sessions.extended.length;
    const own = await bench.listen(owner.headers);
    await bench.shown([owner.id]);
    await own.heard('changed');
    expect(bench.api.sessions.extended.length).toBe(before);
  });

  it('[SESS-07~] goes to own pages alone, by the cookie alone, and is neither kept nor gathered on its way', async () => {
    const { cookie, authorization } = bench.api.sessions.introduce({ kind: 'customer' });
    const status = async (headers: Record<string, string>) => (await bench.listen(headers)).status;
    expect(await status({})).toBe(401);
    expect(await status({ authorization })).toBe(401);
    expect(await status({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status({ cookie, 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await status({ cookie, origin: 'https://evil.example' })).toBe(403);
    for (const sealed of ['x', '7', 'A'.repeat(32)])
      expect(await status({ cookie, 'last-event-id': sealed })).toBe(400);
    const { headers } = await bench.listen({ cookie, 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding']).toBeUndefined();
    const head = await bench.api.inject({ method: 'HEAD', url: path, headers: { cookie } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('outlives the deadline of a request and takes no place among those in flight', async () => {
    const owner = bench.someone({ kind: 'customer' });
    const { address, api } = await bench.another({ beatMs: 100 }, { deadlineMs: 2_000, inFlight: 1 });
    const { cookie } = api.sessions.introduce({ kind: 'customer', accountId: owner.id as never });
    const own = await bench.listen({ cookie }, { address });
    await own.heard('beat', 25);
    expect((await api.inject({ url: '/api/health/live' })).statusCode).toBe(200);
    await bench.shown([owner.id]);
    await own.heard('changed');
    expect(own.closed).toBe(false);
  });

  it('[EVENT-10~] looks by itself where the notice of a projection was lost', async () => {
    const owner = bench.someone({ kind: 'customer' });
    const own = await bench.listen(owner.headers);
    const position = await bench.happens([owner.id]);
    await bench.database.admin('UPDATE read_model.checkpoints SET position = $2 WHERE projection = ANY ($1)', [
      PROJECTIONS,
      position,
    ]);
    await own.heard('changed');
  });
});
