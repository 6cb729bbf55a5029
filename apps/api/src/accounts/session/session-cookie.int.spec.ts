import type { ApiConfiguration } from '@keelson/configuration';
import { AccountsBench, PASSWORD } from '../../testing/accounts-bench';
import type { Reply } from '../../testing/browser';

const NEW_PASSWORD = 'Newhouse8';
const ME = '/api/v1/session/me';
const TOKEN = '/api/v1/session/token';

/** Every answer of a whole life: signing in with and without passcode, step-up, changes, signing out. */
async function life(
  bench: AccountsBench,
): Promise<readonly { name: string; reply: Reply; secrets: readonly string[] }[]> {
  const replies: { name: string; reply: Reply; secrets: readonly string[] }[] = [];
  const browser = bench.browser();
  const note = async (name: string, pending: Promise<Reply>): Promise<void> => {
    const before = [...browser.cookies.values()];
    const reply = await pending;
    replies.push({ name, reply, secrets: [...before, ...browser.cookies.values()] });
  };
  const { email } = await bench.customer();
  await note('sign-in', browser.signIn(email, PASSWORD));
  await note('me', browser.get(ME));
  await note('token', browser.post(TOKEN));
  await note('list', browser.get('/api/v1/sessions'));
  const stepUp = { password: PASSWORD, route: 'session.end' };
  await note('step-up', browser.post('/api/v1/session/step-up', stepUp));
  const change = { userName: email, password: PASSWORD, newPassword: NEW_PASSWORD };
  await note('change', browser.post('/api/v1/accounts/change-password', change));
  await note('forgot', browser.post('/api/v1/accounts/forgot-password', { email }));
  await note('sign-out', browser.post('/api/v1/session/sign-out'));
  const staff = await bench.staff('admin');
  await note('staff', browser.signIn(staff.email, PASSWORD));
  const passcode = await bench.mailPasscode(staff.id);
  await note('passcode', browser.post('/api/v1/session/passcode', { passcode }));
  return replies;
}

describe.each([
  ['on plain http', {}, /^[a-z-]+-3000=[\w-]*; Path=\/; HttpOnly; SameSite=Lax(; Max-Age=\d+)?$/],
  [
    'on https',
    { publicUrl: 'https://app.keelson.example' },
    /^__Host-[a-z-]+=[\w-]*; Path=\/; HttpOnly; SameSite=Lax; Secure(; Max-Age=\d+)?$/,
  ],
] satisfies [string, Partial<ApiConfiguration>, RegExp][])('the secrets of a session %s', (_, configuration, form) => {
  let bench: AccountsBench;
  beforeAll(async () => {
    bench = await AccountsBench.open(configuration);
  });
  afterAll(() => bench.close());

  it('[SESS-03] come in cookies for the server alone, and in nothing that a page could put into an address or its storage', async () => {
    const replies = await life(bench);
    expect(replies.filter(({ reply }) => reply.status !== 200)).toEqual([]);
    const cookies = replies.flatMap(({ reply }) => reply.setCookies);
    expect(cookies.length).toBeGreaterThanOrEqual(7);
    for (const cookie of cookies) expect(cookie).toMatch(form);
    for (const { name, reply, secrets } of replies) {
      const { 'set-cookie': __, ...headers } = reply.headers;
      const seen = JSON.stringify([reply.text, headers]);
      expect([name, secrets.filter((secret) => seen.includes(secret))]).toEqual([name, []]);
    }
    const all = replies.flatMap(({ secrets }) => secrets);
    expect(new Set(all).size).toBeGreaterThan(3);
    expect(all.filter((secret) => bench.api.capture.text().includes(secret))).toEqual([]);
  });

  it('[SESS-03] count in their cookie alone', async () => {
    const browser = await bench.signedIn(await bench.customer());
    const [name = '', token = ''] = [...browser.cookies][0] ?? [];
    const stranger = bench.browser();
    for (const url of [`${TOKEN}?${name}=${token}`, `${TOKEN}?token=${token}`]) {
      expect([400, 401]).toContain((await stranger.post(url)).status);
    }
    expect(await stranger.get(ME, { authorization: `Bearer ${token}` })).toMatchObject({ status: 401 });
    expect(await stranger.get(ME, { cookie: `${name}=${token}` })).toMatchObject({ status: 401 });
    expect(await stranger.post(TOKEN, { token })).toMatchObject({ status: 401 });
    expect(await stranger.post(TOKEN, undefined, { cookie: `${name}=${token}` })).toMatchObject({ status: 200 });
  });
});
