import { livePaths } from '@keelson/contracts/live';
import { staffPaths } from '@keelson/contracts/staff';
import { AccountsBench, PASSWORD } from '../testing/accounts-bench';
import type { Browser } from '../testing/browser';
import { eventually } from '../testing/eventually';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { HTTP_LIMITS } from '../platform/http/limits';
import { LivePages } from './live-pages';
import { StreamClient } from './testing/stream-client';

const MINUTE = 60_000;
const limits = { live: { ...HTTP_LIMITS.live, pollMs: 100 } };

describe('live streams of real sessions', () => {
  let bench: AccountsBench;
  let other: TestApi;
  let address: string;

  beforeAll(async () => {
    bench = await AccountsBench.open();
    other = await startTestApi({
      database: bench.database,

      sessions: 'real',
      clock: () => bench.now,
      limits,
    });
    address = await other.listen();
  });
  afterAll(async () => {
    await other.close();
    await bench.close();
  });

  const listen = async (browser: Browser): Promise<StreamClient> => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = await StreamClient.open(`${address}${livePaths.stream.path}`, { cookie }, other.services.positions);
    if (stream.status === 200) await stream.heard('ready');
    return stream;
  };

  it('[SESS-04~] end when the session is ended in another process', async () => {
    const browser = await bench.signedIn(await bench.customer());
    const stream = await listen(browser);
    expect(await browser.post('/api/v1/session/sign-out')).toMatchObject({ status: 200 });
    await stream.heard('ended');
    await stream.gone();
  });

  it('[SESS-04~] end when staff end the sessions of the account', async () => {
    const account = await bench.customer();
    const streams = [await listen(await bench.signedIn(account)), await listen(await bench.signedIn(account))];
    await bench.vault.sessions.endAll(account.id, bench.now);
    for (const stream of streams) await stream.gone();
  });

  it('[SESS-04~] tell a super admin who was demoted in another process no more than an admin', async () => {
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    const member = await bench.staff('superAdmin');
    const stream = await listen(await bench.signedIn(member));
    const heard = () =>
      [...other.app.get(LivePages, { strict: false }).listeners].find(({ holder }) => holder.accountId === member.id);
    expect(heard()?.audience.has('customers')).toBe(true);
    await boss.confirm(PASSWORD, staffPaths.demote.id, { accountId: member.id });
    const demotion = staffPaths.demote.path.replace(':accountId', member.id);
    expect(await boss.post(demotion)).toMatchObject({ status: 200 });
    await eventually('the audience to change', () => heard()?.audience.has('customers') === false);
    expect([heard()?.holder.kind, stream.closed]).toEqual(['admin', false]);
    stream.leave();
  });

  it.each([
    ['disabled', staffPaths.disable],
    ['removed', staffPaths.remove],
  ])('[SESS-04~] end within a second for a member of staff who is %s in another process', async (_, route) => {
    const boss = await bench.signedIn(await bench.staff('superAdmin'));
    const member = await bench.staff('admin', ['customers.manage']);
    const stream = await listen(await bench.signedIn(member));
    await boss.confirm(PASSWORD, route.id, { accountId: member.id });
    const url = route.path.replace(':accountId', member.id);
    expect(await (route.method === 'DELETE' ? boss.delete(url) : boss.post(url))).toMatchObject({ status: 200 });
    // The client gives up long before a stream would end by itself.
    await stream.gone();
  });

  it('[AUTHZ-05~] end when the trial does and nothing was paid, and are not opened again', async () => {
    const account = await bench.customer();
    const end = bench.now.getTime() + 14 * 24 * 60 * MINUTE;
    bench.now = new Date(end - 10 * MINUTE);
    const browser = await bench.signedIn(account);
    const stream = await listen(browser);
    bench.pass(10 * MINUTE);
    await stream.heard('ended');
    await stream.gone();
    expect((await listen(browser)).status).toBe(403);
  });

  it('[SESS-02~] do not keep a session: half an hour without use ends both', async () => {
    const browser = await bench.signedIn(await bench.customer());
    const stream = await listen(browser);
    bench.pass(29 * MINUTE);
    const second = await listen(browser);
    expect([stream.closed, second.status]).toEqual([false, 200]);
    bench.pass(2 * MINUTE);
    await stream.heard('ended');
    await second.gone();
    expect((await listen(browser)).status).toBe(401);
  });

  it('[SESS-02~] end with the absolute life of the session, however much it is used', async () => {
    const browser = await bench.signedIn(await bench.customer());
    const stream = await listen(browser);
    for (let quarter = 0; quarter < 12 * 4; quarter += 1) {
      bench.pass(15 * MINUTE);
      await browser.post('/api/v1/session/token');
      await browser.post('/api/v1/session/activity');
    }
    await stream.gone();
  });
});
