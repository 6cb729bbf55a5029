import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { registerServer } from './companies-house/register-server';
import { MailFolder } from './mailbox/mail-folder';
import { mailboxServer } from './mailbox/mailbox-server';
import { receiveMail } from './mailbox/smtp-receiver';
import type { SandboxSettings } from './settings';
import { startStripeSandbox } from './stripe';

const MAILS_KEPT = 500;
const LOOPBACK = '127.0.0.1';

export interface RunningSandbox {
  readonly smtpPort: number;
  readonly httpPort: number;
  readonly registerPort: number;
  readonly stripePort: number | undefined;
  close(): Promise<void>;
}

export async function startSandbox(settings: SandboxSettings): Promise<RunningSandbox> {
  const folder = await MailFolder.open(join(settings.data, 'mailbox'), MAILS_KEPT);
  const smtp = await receiveMail(settings.smtpPort, (mail) => folder.add(mail));
  const http = await mailboxServer(folder);
  await http.listen({ host: LOOPBACK, port: settings.httpPort });
  const { port, apiKey } = settings.register ?? { port: 0, apiKey: 'sandbox' };
  const register = registerServer({ apiKey });
  await register.listen({ host: LOOPBACK, port });
  const stripe =
    settings.stripe === undefined
      ? undefined
      : await startStripeSandbox({ ...settings.stripe, data: join(settings.data, 'stripe') });
  return {
    smtpPort: smtp.port,
    httpPort: (http.server.address() as AddressInfo).port,
    registerPort: (register.server.address() as AddressInfo).port,
    stripePort: stripe?.port,
    async close() {
      await Promise.all([smtp.close(), http.close(), register.close(), stripe?.close()]);
    },
  };
}
