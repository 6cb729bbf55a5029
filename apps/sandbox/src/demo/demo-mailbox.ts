import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE_MS } from './patience';

const PAUSE_MS = 60;
const TOKEN = /[#&]token=([A-Za-z0-9_-]{43})\b/;

const PASSCODE = /\b(\d{5})\b/;

/** The token in the last confirmation mail to an address, once that mail has come. */
export const confirmationToken = (mailboxUrl: string, email: string): Promise<string> =>
  mailed(mailboxUrl, email, TOKEN, 'confirmation mail');

/** The passcode in the last mail that has one. */
export const mailedPasscode = (mailboxUrl: string, email: string): Promise<string> =>
  mailed(mailboxUrl, email, PASSCODE, 'passcode');

async function mailed(mailboxUrl: string, email: string, pattern: RegExp, what: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { messages } = await read<{ messages: readonly { id: string }[] }>(
      `${mailboxUrl}/api/messages?limit=5&to=${encodeURIComponent(email)}`,
    );
    for (const { id } of messages) {
      const { text } = await read<{ text: string }>(`${mailboxUrl}/api/messages/${id}`);
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) return found;
    }
    if (Date.now() > deadline) throw new Error(`no ${what} to ${email} came within ${PATIENCE_MS / 1000} s`);
    await wait(PAUSE_MS);
  }
}

async function read<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the mailbox answered ${response.status}`);
  return (await response.json()) as Answer;
}
