import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { registerServer } from './companies-house/register-server';
import { startLauncherSandbox } from './launcher';
import { MailFolder } from './mailbox/mail-folder';
import { mailboxServer } from './mailbox/mailbox-server';
import { receiveMail } from './mailbox/smtp-receiver';
import { startQuickBooksSandbox } from './quickbooks';
import type { SandboxSettings } from './settings';
import { startStripeSandbox } from './stripe';
import { startXeroSandbox } from './xero';

const MAILS_KEPT = 500;
const LOOPBACK = '127.0.0.1';

export interface RunningSandbox {
  readonly smtpPort: number;
  readonly httpPort: number;
  readonly registerPort: number;
  readonly stripePort: number | undefined;
  readonly xeroPort: number | undefined;
  readonly quickbooksPort: number | undefined;
  readonly launcherPort: number | undefined;
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
  const xero = settings.xero && (await startXeroSandbox({ ...settings.xero, data: join(settings.data, 'xero') }));
  const quickbooks =
    settings.quickbooks &&
    (await startQuickBooksSandbox({ ...settings.quickbooks, data: join(settings.data, 'quickbooks') }));
  const launcher =
    settings.launcher && (await startLauncherSandbox({ ...settings.launcher, data: join(settings.data, 'launcher') }));
  return {
    smtpPort: smtp.port,
    httpPort: (http.server.address() as AddressInfo).port,
    registerPort: (register.server.address() as AddressInfo).port,
    stripePort: stripe?.port,
    xeroPort: xero?.port,
    quickbooksPort: quickbooks?.port,
    launcherPort: launcher?.port,
    async close() {
      const parts = [smtp, http, register, stripe, xero, quickbooks, launcher];
      await Promise.all(parts.map(async (part) => part?.close()));
    },
  };
}
