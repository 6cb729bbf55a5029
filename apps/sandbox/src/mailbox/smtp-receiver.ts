import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { v7 as uuidv7 } from 'uuid';
import type { ReceivedMail } from './received-mail';

const LARGEST_MAIL = 1024 * 1024;

export interface SmtpReceiver {
  readonly port: number;
  close(): Promise<void>;
}

/** Takes every mail that is handed in on this machine and delivers none. */
export async function receiveMail(port: number, keep: (mail: ReceivedMail) => Promise<void>): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    name: 'keelson-mailbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    closeTimeout: 500,
    onData(stream, session, done) {
      accept(stream, session)
        .then(keep)
        .then(() => done(), done);
    },
  });
  // A client that hangs up is no reason to end.
  server.on('error', (error) => process.stderr.write(`mailbox: ${error.message}\n`));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function accept(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) throw Object.assign(new Error('the mail is larger than 1 MB'), { responseCode: 552 });
  return receivedMail(await PostalMime.parse(Buffer.concat(chunks)), session.envelope);
}

const receivedMail = (email: Email, envelope: SMTPServerSession['envelope']): ReceivedMail => ({
  id: uuidv7(),
  receivedAt: new Date().toISOString(),
  from: nameOf(email) ?? (envelope.mailFrom ? envelope.mailFrom.address : ''),
  to: envelope.rcptTo.map(({ address }) => address.toLowerCase()),
  subject: email.subject ?? '',
  text: email.text ?? '',
  html: email.html ?? '',
  headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
});

function nameOf({ from }: Email): string | undefined {
  if (from === undefined) return undefined;
  return from.name && from.address ? `${from.name} <${from.address}>` : from.address;
}
