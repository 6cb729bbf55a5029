import { type Clock, systemClock } from '@keelson/kernel';
import { createTransport } from 'nodemailer';
import { Breakers } from '../breakers';
import { assertSendable, messageIdOf } from './mail-headers';
import { MailRefused, MailUnavailable, type MailPort, type OutgoingMail, type SentMail } from './mail-port';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** `Keelson <hello@keelson.example>` or a bare address. */
  readonly from: string;
  /** Longest wait in milliseconds for connecting, for the greeting and between two answers. Default 10 s. */
  readonly timeout?: number;
  /** Connections held open at most. Default 3. */
  readonly connections?: number;
  readonly clock?: Clock;
  /** Those of the process; its own without. */
  readonly breakers?: Breakers;
}

/** The adapter for any mail server that speaks SMTP. */
export function smtpMailer(settings: SmtpSettings): MailPort {
  const timeout = settings.timeout ?? 10_000;
  const domain = domainOf(settings.from);
  const breaker = (settings.breakers ?? new Breakers(settings.clock ?? systemClock)).of('mail');
  const transport = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: settings.connections ?? 3,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail: OutgoingMail): Promise<SentMail> {
      assertSendable(mail);
      const messageId = messageIdOf(mail.dedupeKey, domain);
      const follows = mail.followsKey === undefined ? undefined : messageIdOf(mail.followsKey, domain);
      if (breaker.waitMs() > 0) throw new MailUnavailable('the mail server was down a moment ago');
      try {
        await transport.sendMail({
          from: settings.from,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId,
          ...(follows === undefined ? {} : { inReplyTo: follows, references: follows }),
          headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(mail) },
        });
        breaker.succeeded();
      } catch (error) {
        if (isDown(error)) breaker.failed();
        else breaker.succeeded();
        throw isPermanent(error)
          ? new MailRefused('REFUSED_BY_SERVER', { cause: error })
          : new MailUnavailable('the mail server did not take the mail', { cause: error });
      }
      return { messageId };
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}

const stopHeaders = ({ stopUrl }: OutgoingMail): Record<string, string> =>
  stopUrl === undefined ? {} : { 'List-Unsubscribe': `<${stopUrl}>` };

function domainOf(from: string): string {
  const domain = /@([^\s@<>]+)>?$/.exec(from.trim())?.[1];
  if (domain === undefined) throw new RangeError('the sender needs an address with a domain');
  return domain;
}

/** 5yz is permanent, except while signing in to the server: that is our configuration, and mends itself without the mail. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode } = error as Error & { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && !isDown(error);
}

const CLOSING = 421;

/** No answer about the mail at all; one that it should come later is about this mail. */
function isDown(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const { responseCode, code } = error as Error & { responseCode?: unknown; code?: unknown };
  return code === 'EAUTH' || code === 'ECONNECTION' || responseCode === undefined || responseCode === CLOSING;
}
