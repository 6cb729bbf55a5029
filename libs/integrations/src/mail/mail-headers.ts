import { createHash } from 'node:crypto';
import { MailRefused, type OutgoingMail } from './mail-port';

const LONGEST_SUBJECT = 200;
const LONGEST_ADDRESS = 254;
/** Controls, including every line break that a mail server may take for one. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const BARE_ADDRESS = /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/u;

/** @throws MailRefused when a value could end its header line, reach a second recipient or is no address. */
export function assertSendable(
  mail: Pick<OutgoingMail, 'to' | 'subject' | 'dedupeKey' | 'followsKey' | 'stopUrl'>,
): void {
  for (const value of [mail.to, mail.subject, mail.dedupeKey, mail.followsKey ?? '', mail.stopUrl ?? '']) {
    if (CONTROL.test(value)) throw new MailRefused('HEADER_INJECTION');
  }
  if (mail.to.length > LONGEST_ADDRESS || !BARE_ADDRESS.test(mail.to)) throw new MailRefused('ADDRESS_MALFORMED');
  if (mail.subject.length > LONGEST_SUBJECT) throw new MailRefused('SUBJECT_TOO_LONG');
}

/** Hashed, because keys carry account ids and headers travel far. */
export const messageIdOf = (dedupeKey: string, domain: string): string =>
  `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${domain}>`;
