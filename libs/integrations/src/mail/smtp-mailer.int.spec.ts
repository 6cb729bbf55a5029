import { createServer, type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailPort } from './mail-port';
import { smtpMailer } from './smtp-mailer';

const mail = {
  to: 'owner@example.com',
  subject: 'Confirm your e-mail – Café Ostler',
  text: 'Open https://keelson.example/confirm',
  html: '<p>Open <a href="https://keelson.example/confirm">this page</a></p>',
  dedupeKey: 'verify-1',
};

describe('mail over SMTP', () => {
  let server: SMTPServer;
  let mailer: MailPort;
  let received: { mail: Email; recipients: string[] }[];
  let refuse: { responseCode: number } | undefined;

  beforeEach(async () => {
    received = [];
    refuse = undefined;
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (refuse) {
            done(Object.assign(new Error('no'), refuse));
            return;
          }
          void PostalMime.parse(Buffer.concat(chunks)).then((parsed) => {
            received.push({ mail: parsed, recipients: session.envelope.rcptTo.map((each) => each.address) });
            done();
          });
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    mailer = smtpMailer({
      url: `smtp://127.0.0.1:${portOf(server)}`,
      from: 'Keelson <hello@keelson.example>',
      timeout: 30_000,
    });
  });

  afterEach(async () => {
    await mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('delivers text and html under an id made of the dedupe key', async () => {
    const first = await mailer.send(mail);
    const second = await mailer.send(mail);

    expect(second).toEqual(first);
    expect(received).toHaveLength(2);
    expect(received[0]).toMatchObject({
      recipients: ['owner@example.com'],
      mail: {
        from: { name: 'Keelson', address: 'hello@keelson.example' },
        subject: mail.subject,
        messageId: first.messageId,
      },
    });
    expect(received[0]?.mail.text).toContain(mail.text);
    expect(received[0]?.mail.html).toContain('<a href="https://keelson.example/confirm">this page</a>');
  });

  it('names the mail that it follows, so that inboxes show one conversation', async () => {
    const first = await mailer.send(mail);
    await mailer.send({ ...mail, dedupeKey: 'answer-1', followsKey: mail.dedupeKey });
    expect(received[1]?.mail).toMatchObject({ inReplyTo: first.messageId, references: first.messageId });
  });

  it('[IO-10] lets no value add a header, a recipient or a body to the mail', async () => {
    const attacks = [
      { subject: 'Hello\r\nBcc: eve@example.com' },
      { subject: 'Hello\n\n<script>' },
      { to: 'owner@example.com\r\nRCPT TO:<eve@example.com>' },
      { to: 'owner@example.com,eve@example.com' },
      { dedupeKey: 'a>\r\nX-Injected: 1' },
      { followsKey: 'a>\r\nX-Injected: 1' },
    ];
    for (const attack of attacks) {
      await expect(mailer.send({ ...mail, ...attack })).rejects.toMatchObject({ name: 'MailRefused' });
    }
    await mailer.send({ ...mail, subject: 'Bcc: eve@example.com', text: '.\r\nRCPT TO:<eve@example.com>\r\n.\r\n' });

    expect(received).toHaveLength(1);
    expect(received[0]?.recipients).toEqual(['owner@example.com']);
    expect(received[0]?.mail).toMatchObject({ subject: 'Bcc: eve@example.com' });
    expect(received[0]?.mail.bcc ?? []).toEqual([]);
  });

  it('tells a permanent refusal from a passing one', async () => {
    refuse = { responseCode: 554 };
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailRefused', reason: 'REFUSED_BY_SERVER' });
    refuse = { responseCode: 451 };
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailUnavailable' });
  });

  it('gives up on a server that never greets', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const waiting = smtpMailer({
      url: `smtp://127.0.0.1:${portOf(silent)}`,
      from: 'hello@keelson.example',
      timeout: 100,
    });

    await expect(waiting.send(mail)).rejects.toMatchObject({ name: 'MailUnavailable' });
    await waiting.close();
    silent.close();
  });

  it('[LOAD-06~] spares a server that is down, and not one that refuses a mail', async () => {
    let now = Date.parse('2026-11-22T10:00:00.000Z');
    let greeted = 0;
    const dead = createServer((socket) => {
      greeted += 1;
      socket.end('421 closing\r\n');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => dead.once('listening', resolve));
    const from = 'hello@keelson.example';
    const clock = () => new Date(now);
    const sparing = smtpMailer({ url: `smtp://127.0.0.1:${portOf(dead)}`, from, timeout: 30_000, clock });
    const failing = () => expect(sparing.send(mail)).rejects.toMatchObject({ name: 'MailUnavailable' });
    for (let tries = 0; tries < 6; tries += 1) await failing();
    const whileUp = greeted;
    await failing();
    const whileSpared = greeted;
    now += 10_000;
    await failing();
    const afterRest = greeted;
    await failing();
    const sparedAgain = greeted;
    await sparing.close();
    dead.close();
    expect([whileSpared, sparedAgain]).toEqual([whileUp, afterRest]);
    expect(afterRest).toBeGreaterThan(whileSpared);

    refuse = { responseCode: 451 };
    for (let tries = 0; tries < 8; tries += 1)
      await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailUnavailable' });
    refuse = undefined;
    expect(await mailer.send(mail)).toMatchObject({ messageId: expect.any(String) as string });
  });

  it('refuses a sender without a domain at start', () => {
    expect(() => smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'Keelson' })).toThrow(RangeError);
  });
});

const portOf = (server: { address?(): unknown; server?: { address(): unknown } }): number =>
  ((server.server ?? server) as { address(): AddressInfo }).address().port;
