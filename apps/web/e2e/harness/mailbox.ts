import { expect } from '@playwright/test';

/** A mail as the built-in mailbox lists it. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface MailList {
  readonly messages: readonly Mail[];
}

/** Reads the mails that the product sent, over the mailbox's HTTP API. */
export class Mailbox {
  constructor(private readonly address: string) {}

  /** The newest mail to this address whose subject matches; waits until there is one. `unless` passes over old ones. */
  async latest(to: string, subject: RegExp, unless: ReadonlySet<string> = new Set()): Promise<Mail> {
    let found: Mail | undefined;
    await expect
      .poll(
        async () => {
          found = (await this.all(to)).find((mail) => subject.test(mail.subject) && !unless.has(mail.id));
          return found !== undefined;
        },
        { message: `a mail to ${to} with the subject ${subject.source}`, intervals: [50, 100, 200], timeout: 60_000 },
      )
      .toBe(true);
    if (found === undefined) throw new Error(`There is no mail to ${to}.`);
    const answer = await fetch(`${this.address}/api/messages/${encodeURIComponent(found.id)}`);
    return (await answer.json()) as Mail;
  }

  /** What the mailbox holds for this address, newest first. */
  async all(to: string): Promise<readonly Mail[]> {
    const answer = await fetch(`${this.address}/api/messages?to=${encodeURIComponent(to)}`);
    return ((await answer.json()) as MailList).messages;
  }

  /** The first address in a mail's text that contains this part. */
  linkIn(mail: Mail, part: string): string {
    const link = (mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? []).find((address) => address.includes(part));
    if (link === undefined) throw new Error(`The mail "${mail.subject}" has no link with ${part}.`);
    return link;
  }

  /** The five-digit code in a mail's text. */
  codeIn(mail: Mail): string {
    const code = /\b\d{5}\b/.exec(mail.text)?.[0];
    if (code === undefined) throw new Error(`The mail "${mail.subject}" has no code of five digits.`);
    return code;
  }
}
