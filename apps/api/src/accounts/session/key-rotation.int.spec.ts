import { randomBytes } from 'node:crypto';
import type { MasterKey } from '@keelson/configuration';
import { SubjectKeyStore } from '@keelson/vault';
import { AccountsBench, PASSWORD } from '../../testing/accounts-bench';
import { Browser } from '../../testing/browser';
import { startTestApi, type TestApi, testMasterKeys } from '../../testing/start-test-api';
import { ACCESS_TOKEN_SECONDS } from '../../platform/identity/access-tokens';

const ME = '/api/v1/session/me';
const TOKEN = '/api/v1/session/token';
const [first] = testMasterKeys as [MasterKey];
const second: MasterKey = { version: 2, secret: randomBytes(32) };

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());

const started = (...masterKeys: readonly MasterKey[]): Promise<TestApi> =>
  startTestApi({
    database: bench.database,

    sessions: 'real',
    clock: () => bench.now,
    configuration: { masterKeys },
  });

/** The same browser, led to another process. */
function at(api: TestApi, browser: Browser): Browser {
  const there = new Browser(api);
  browser.cookies.forEach((value, name) => there.cookies.set(name, value));
  there.jwt = browser.jwt;
  return there;
}

const keyIdOf = ({ jwt = '' }: Browser): unknown =>
  (JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString('utf8')) as { kid: unknown }).kid;

describe('rotating the master key', () => {
  it('[SUP-02~] keeps everybody signed in, process by process, until the old key is gone and after', async () => {
    const account = await bench.customer();
    const before = await bench.signedIn(account);
    expect(keyIdOf(before)).toBe('1');

    const aware = await started(first, second);
    const rotated = await started(second, first);
    const fresh = new Browser(rotated);
    expect(await fresh.signIn(account.email, PASSWORD)).toMatchObject({ status: 200 });
    expect(keyIdOf(fresh)).toBe('2');
    for (const api of [aware, rotated]) {
      expect(await at(api, before).get(ME)).toMatchObject({ status: 200 });
      expect(await at(api, fresh).get(ME)).toMatchObject({ status: 200 });
    }
    await aware.close();

    expect(await new SubjectKeyStore(rotated.services.databases.keys, [second, first]).rewrap()).toBeGreaterThan(0);
    const alone = await started(second);
    expect(await at(alone, before).get(ME)).toMatchObject({ status: 401 });
    expect(await at(rotated, before).get(ME)).toMatchObject({ status: 200 });
    expect(await at(alone, fresh).get(ME)).toMatchObject({ status: 200 });
    const renewed = at(alone, before);
    expect(await renewed.post(TOKEN)).toMatchObject({ status: 200 });
    expect(keyIdOf(renewed)).toBe('2');
    expect(await renewed.get(ME)).toMatchObject({ status: 200, data: { name: 'Ada Byron' } });
    const later = new Browser(alone);
    expect((await later.signIn(account.email, PASSWORD)).data).toMatchObject({
      company_details: { companyName: 'Engine Works Ltd' },
    });

    bench.pass(ACCESS_TOKEN_SECONDS * 1000 + 1000);
    expect(await at(rotated, before).get(ME)).toMatchObject({ status: 401 });
    await Promise.all([rotated.close(), alone.close()]);
  });
});
