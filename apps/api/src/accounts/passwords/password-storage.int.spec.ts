import { PasswordHasher } from '@keelson/vault';
import { AccountsBench, PASSWORD } from '../../testing/accounts-bench';

const SPECIFIED = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const OLD_COST = { memoryCost: 4096, timeCost: 1, parallelism: 1 };
const NEW_PASSWORD = 'Newhouse8';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(() => bench.database.admin('TRUNCATE vault.throttles'));

async function stored(accountId: string): Promise<string> {
  const { rows } = await bench.database.admin(
    'SELECT password_hash AS hash FROM vault.credentials WHERE account_id = $1',
    [accountId],
  );
  return (rows[0] as { hash: string }).hash;
}

describe('passwords', () => {
  it('[AUTHN-03] are stored as Argon2id with 19 MiB, two passes and one lane, whichever form sets them', async () => {
    const account = await bench.customer();
    expect(await stored(account.id)).toMatch(SPECIFIED);

    const browser = await bench.signedIn(account);
    const change = { userName: account.email, password: PASSWORD, newPassword: NEW_PASSWORD };
    expect(await browser.post('/api/v1/accounts/change-password', change)).toMatchObject({ status: 200 });
    expect(await stored(account.id)).toMatch(SPECIFIED);

    await browser.post('/api/v1/accounts/forgot-password', { email: account.email });
    await bench.settled();
    const { code } = await bench.mailReset(account.id);
    const reset = { email: account.email, passcode: code, password: PASSWORD };
    expect(await browser.post('/api/v1/accounts/reset-password', reset)).toMatchObject({ status: 200 });
    expect(await stored(account.id)).toMatch(SPECIFIED);
  });

  it('[AUTHN-03] are hashed anew by the next right sign-in when the parameters were others, and by no wrong one', async () => {
    const account = await bench.customer();
    const old = await new PasswordHasher({ cost: OLD_COST }).hash(PASSWORD);
    await bench.vault.credentials.setPassword(account.id, old, bench.now);
    await bench.browser().signIn(account.email, 'Wrong777');
    await bench.settled();
    expect(await stored(account.id)).toBe(old);
    await bench.signedIn(account);
    await bench.settled();
    const anew = await stored(account.id);
    expect(anew).toMatch(SPECIFIED);
    await bench.signedIn(account);
    await bench.settled();
    expect(await stored(account.id)).toBe(anew);
  });

  it('[AUTHN-03] wait in a bounded queue: the rest is answered "busy" at once, and everything else goes on', async () => {
    const STORM = 400;
    let answered = 0;
    const storm = Array.from({ length: STORM }, async (_, index) => {
      const answer = await bench
        .browser(`10.20.${index % 200}.${index % 7}`)
        .signIn(`storm-${index}@example.com`, 'Wrong777');
      answered += 1;
      return answer;
    });
    const other = await bench.browser('10.30.0.1').get('/api/v1/accounts/password-policy');
    expect(other).toMatchObject({ status: 200 });
    expect(answered).toBeLessThan(STORM);
    const answers = await Promise.all(storm);
    const refused = answers.filter(({ code }) => code === 'BUSY');
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers } of refused) expect([status, headers['retry-after']]).toEqual([503, '1']);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThan(0);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
    const account = await bench.customer();
    expect(await bench.browser('10.30.0.2').signIn(account.email, PASSWORD)).toMatchObject({ status: 200 });
  });
});
