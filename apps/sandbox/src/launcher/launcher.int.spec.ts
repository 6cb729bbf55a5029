import { LAUNCHER_SANDBOX_KEY, type RunningLauncherSandbox, startLauncherSandbox } from './index';

describe('the stand-in of the integration launcher', () => {
  let now: Date;
  let launcher: RunningLauncherSandbox;

  beforeEach(async () => {
    now = new Date('2026-11-22T10:00:00Z');
    launcher = await startLauncherSandbox({ clock: () => now });
  });
  afterEach(() => launcher.close());

  const account = {
    accountName: 'Harbour <Bakes>',
    username: 'hannah',
    connector: { authentication: 'oauth2' },
    Tags: ['xero'],
  };
  const token = async (key = LAUNCHER_SANDBOX_KEY) => {
    const answer = await fetch(`${launcher.address}/token`, { method: 'POST', headers: { 'x-api-key': key } });
    return { status: answer.status, ...((await answer.json()) as { readonly token?: string }) };
  };
  const create = async (bearer = '', body: object = account) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    const answer = await fetch(`${launcher.address}/accounts`, { method: 'POST', headers, body: JSON.stringify(body) });
    return [answer.status, await answer.text()] as const;
  };
  const spoil = (kind: string) =>
    fetch(`${launcher.address}/_sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind }),
    });

  it('[INT-05~] hands out a token, makes an account and tells where to go in a sentence', async () => {
    const { token: bearer } = await token();
    const [status, sentence] = await create(bearer);
    expect([status, sentence]).toEqual([201, expect.stringMatching(/^Account created\. Launch URL: http:\/\/\S+$/)]);
    const page = await fetch(/http\S+/.exec(sentence)?.[0] ?? '');
    expect(await page.text()).toContain('Harbour &lt;Bakes&gt;');
    expect((await fetch(`${launcher.address}/launch/none`)).status).toBe(404);
  });

  it('refuses a wrong key, a token that is over and an account that is not whole', async () => {
    expect((await token('wrong')).status).toBe(401);
    const { token: bearer } = await token();
    expect((await create(bearer, { ...account, Tags: ['sage'] }))[0]).toBe(400);
    now = new Date(now.getTime() + 601_000);
    expect((await create(bearer))[0]).toBe(401);
  });

  it('fails and forgets the address when asked to', async () => {
    const { token: bearer } = await token();
    await spoil('server-error');
    expect((await create(bearer))[0]).toBe(503);
    await spoil('no-url');
    expect(await create(bearer)).toEqual([201, 'Account created.']);
    expect((await create(bearer))[1]).toContain('Launch URL');
  });
});
