import { setTimeout as pause } from 'node:timers/promises';

const TOKEN = /[#&]token=([A-Za-z0-9_-]{43})\b/;
const LOOK_EVERY = 400;

/** Reads every mail as it arrives, since the mailbox keeps the last ones only, and writes down which came. */
export function watchMails({ mailbox, journal }) {
  const seen = new Set();
  const tokens = new Map();
  const unheard = { count: 0 };
  let stopping = false;

  async function look() {
    const { messages } = await read(`${mailbox}/api/messages?limit=500`);
    const fresh = messages.filter(({ id }) => !seen.has(id)).reverse();
    if (fresh.length === 500 && seen.size > 0) unheard.count += 1;
    for (const { id } of fresh) {
      const { to, text, headers } = await read(`${mailbox}/api/messages/${id}`);
      seen.add(id);
      const messageId = headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value ?? '';
      journal.mailed({ id, to: to[0], messageId });
      const token = TOKEN.exec(text)?.[1];
      if (token !== undefined) tokens.set(to[0], token);
    }
  }

  const finished = (async () => {
    while (!stopping) {
      // The mailbox is not under test: what it does not answer now it answers next time.
      await look().catch(() => undefined);
      await pause(LOOK_EVERY);
    }
  })();

  return {
    /** The link's token in the newest mail to this address; undefined when none but `except` came in time. */
    async newestToken(email, { except, patience, giveUp }) {
      const deadline = Date.now() + patience;
      while (Date.now() < deadline && !giveUp()) {
        const token = tokens.get(email);
        if (token !== undefined && token !== except) return token;
        await pause(50);
      }
      return undefined;
    },
    async stop() {
      stopping = true;
      await finished;
      await look();
    },
    missedSome: () => unheard.count > 0,
  };
}

async function read(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`the mailbox answered ${answer.status}`);
  return answer.json();
}
