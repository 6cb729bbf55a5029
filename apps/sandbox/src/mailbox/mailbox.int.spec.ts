import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { startSandbox, type RunningSandbox } from '../sandbox';
import { MailFolder } from './mail-folder';
import type { MailSummary, ReceivedMail } from './received-mail';

describe('the mailbox', () => {
  let data: string;
  let sandbox: RunningSandbox;

  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'mailbox-'));
    sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, data });
  });

  afterEach(async () => {
    await sandbox.close();
    await rm(data, { recursive: true });
  });

  const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${sandbox.httpPort}${path}`, init);
  const statusUnderName = (host: string) =>
    new Promise((resolve) =>
      get({ host: '127.0.0.1', port: sandbox.httpPort, path: '/api/messages', headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }),
    );
  const list = async (query = '') =>
    (await (await call(`/api/messages${query}`)).json()) as { total: number; messages: MailSummary[] };
  const send = async (to: string, more: { subject?: string; html?: string } = {}) => {
    const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort });
    await transport.sendMail({
      from: 'hello@keelson.example',
      to,
      subject: 'Hello',
      text: 'Line one\nline two',
      ...more,
    });
  };

  it('shows what was sent, newest first, and finds it by recipient', async () => {
    await send('first@example.com', { subject: 'One' });
    await send('Second@Example.com', { subject: 'Two', html: '<p>Two</p>' });

    const all = await list();
    expect(all.total).toBe(2);
    expect(all.messages.map((mail) => mail.subject)).toEqual(['Two', 'One']);
    expect(all.messages[1]).toMatchObject({ preview: 'Line one line two', to: ['first@example.com'] });
    expect(await list('?to=second@EXAMPLE.com')).toMatchObject({
      total: 1,
      messages: [{ to: ['second@example.com'] }],
    });
    expect(await list('?limit=1')).toMatchObject({ total: 2, messages: [{ subject: 'Two' }] });
    const mail = (await (await call(`/api/messages/${all.messages[0]?.id}`)).json()) as ReceivedMail;
    expect(mail).toMatchObject({ from: 'hello@keelson.example', text: 'Line one\nline two\n', html: '<p>Two</p>\n' });
    expect(mail.headers).toContainEqual({ name: 'Subject', value: 'Two' });
  });

  it('keeps its mail over a restart, for its owner alone, and forgets it when told', async () => {
    await send('owner@example.com');
    const before = await list();
    await sandbox.close();
    sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, data });

    expect(await list()).toEqual(before);
    const [file] = await readdir(join(data, 'mailbox'));
    expect((await stat(join(data, 'mailbox', file ?? ''))).mode & 0o077).toBe(0);
    expect((await call('/api/messages', { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toMatchObject({ total: 0 });
    expect(await readdir(join(data, 'mailbox'))).toEqual([]);
  });

  it('locks the html of a mail into a frame without scripts', async () => {
    await send('owner@example.com', { html: '<p>Hi</p><script>fetch("/api/messages")</script>' });
    const { messages } = await list();
    const answer = await call(`/messages/${messages[0]?.id}/html`);

    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-(scripts|same-origin))/);
    expect((await call('/')).headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('answers this machine only, and changes nothing for another site', async () => {
    await send('owner@example.com');
    const foreign = await call('/api/messages', { method: 'DELETE', headers: { origin: 'http://evil.example' } });

    expect(foreign.status).toBe(403);
    expect(await statusUnderName('evil.example')).toBe(403);
    expect(await statusUnderName('localhost')).toBe(200);
    expect(await list()).toMatchObject({ total: 1 });
    expect((await call('/api/messages/unknown')).status).toBe(404);
    expect((await call('/api/messages?limit=0')).status).toBe(400);
  });

  it('keeps no more than it has room for and starts in spite of a broken file', async () => {
    const folder = await MailFolder.open(join(data, 'small'), 3);
    for (const id of ['a', 'b', 'c', 'd']) await folder.add(mailOf(id));
    await writeFile(join(data, 'small', 'e.json'), '{"id":');

    const reopened = await MailFolder.open(join(data, 'small'), 2);
    expect(folder.list({ limit: 9 }).mails.map((mail) => mail.id)).toEqual(['d', 'c', 'b']);
    expect(reopened.list({ limit: 9 }).mails.map((mail) => mail.id)).toEqual(['d', 'c']);
    expect(await readdir(join(data, 'small'))).toEqual(['c.json', 'd.json']);
  });
});

const mailOf = (id: string): ReceivedMail => ({
  id,
  receivedAt: '2026-11-02T09:00:00.000Z',
  from: 'hello@keelson.example',
  to: ['owner@example.com'],
  subject: id,
  text: '',
  html: '',
  headers: [],
});
