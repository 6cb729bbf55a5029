import { financeChapters } from './answers.mjs';
import { commandClient } from './command-client.mjs';
import { watchMails } from './mail-watch.mjs';
import { liveOwner } from './owner.mjs';
import { restingPlace } from './resting-place.mjs';

const OWNERS_AT_ONCE = 14;
const LAST_ANSWERS = 90_000;

/** Owners who come, do their work and go, so many at a time, until told to stop. */
export async function startCrowd({ product, servers, mailbox, chance, journal }) {
  const statuses = new Map();
  const waits = [];
  const counts = { answered: 0, owners: 0, sentAt: 0, withoutRetryAfter: 0 };
  let lastRepeat = Infinity;
  let crowd = 1;
  const questions = await questionsOf(product);
  const chapters = await financeChapters();
  const mails = watchMails({ mailbox, journal });
  const pauseBetween = restingPlace();
  const sendNow = commandClient({
    origin: product,
    servers,
    journal,
    statuses,
    answeredNow: (sentAt) => {
      counts.answered += 1;
      waits.push(Date.now() - sentAt);
      counts.sentAt = Math.max(counts.sentAt, sentAt);
    },
    unannounced: () => void (counts.withoutRetryAfter += 1),
    mayRepeat: () => Date.now() < lastRepeat,
  });
  const send = (command) => pauseBetween.passing(() => sendNow(command));
  const stopping = () => lastRepeat !== Infinity;

  async function live() {
    while (!stopping()) {
      const number = (counts.owners += 1);
      const name = `owner-${number}`;
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      const [came, choices] = [crowd, chance.fork(name)];
      const leaving = () => stopping() || crowd !== came;
      const sendAs = (command) => send({ ...command, leaving });
      await liveOwner({ name, address, send: sendAs, mails, questions, chapters, chance: choices, stopping: leaving });
    }
  }

  const finished = Promise.all(Array.from({ length: OWNERS_AT_ONCE }, live));
  finished.catch(() => undefined);
  return {
    statuses,
    counts,
    /** How long each answer took that settled something, in milliseconds. */
    waits,
    /** Nobody sends anything until `goOn`; resolves once everything that was sent has its answer. */
    rest: () => pauseBetween.rest(),
    goOn: () => pauseBetween.goOn(),
    /** Everybody goes once they have the answer they wait for, and others come. */
    leave: () => void (crowd += 1),
    /** Nobody begins anything new; what was sent gets its answer. */
    async stop() {
      pauseBetween.goOn();
      lastRepeat = Math.min(lastRepeat, Date.now() + LAST_ANSWERS);
      await finished;
    },
    /** Cuts everything short. */
    abandon() {
      pauseBetween.goOn();
      lastRepeat = 0;
    },
    mails,
  };
}

async function questionsOf(product) {
  const answer = await fetch(`${product}/api/v1/content/generic-questions`);
  const { data } = await answer.json();
  return data.map(({ attributes }) => attributes);
}
