import type { ObjectRef, PaymentProvider } from '@keelson/integrations/stripe';
import type { Clock } from '@keelson/kernel';
import type { ClaimedEntry, WebhookInbox } from '@keelson/vault';
import type { Logger } from 'pino';
import type { DeciderRunner } from '@keelson/event-store/decisions';
import { failureText } from '../runtime/failure';
import { WakeUp } from '../runtime/wake-up';
import { recordFacts } from './provider-facts';

export interface InboxWorkerParts {
  readonly inbox: WebhookInbox;
  readonly provider: Pick<PaymentProvider, 'factsAbout'>;
  /** Somebody else who is told what a message is about; it comes again when that fails. */
  readonly alsoTell?: (about: ObjectRef, cause: string) => Promise<void>;
  readonly runner: DeciderRunner;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly pollMs: number;
}

const AT_ONCE = 8;
/** Longer than any look takes with its retries; then another worker takes the message over. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Looks at what the messages in the inbox are about. Any number of processes may do so at once. */
export class InboxWorker {
  readonly #wakeUp = new WakeUp();
  #stopping = false;
  #running: Promise<void> | undefined;

  constructor(private readonly parts: InboxWorkerParts) {}

  start(): void {
    this.#running = this.#run();
  }

  /** Finishes the messages that are under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wakeUp.wake();
    await this.#running;
  }

  /** @returns how many messages were worked on. */
  async round(): Promise<number> {
    const entries = await this.parts.inbox.claim(AT_ONCE, LEASE_MS, this.parts.clock());
    await Promise.all(entries.map((entry) => this.#lookAt(entry)));
    return entries.length;
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const { ticket } = this.#wakeUp;
      const done = await this.round().catch((error: unknown) => {
        this.parts.logger.warn({ reason: failureText(error) }, 'messages of the payment provider wait');
        return 0;
      });
      if (done === 0) await this.#wakeUp.wait(ticket, this.parts.pollMs);
    }
  }

  async #lookAt(entry: ClaimedEntry): Promise<void> {
    const { inbox, provider, alsoTell, runner, clock, logger } = this.parts;
    const facts = { eventId: entry.eventId, type: entry.type, about: entry.about, attempt: entry.attempts + 1 };
    try {
      const about = refOf(entry.about);
      const accountId = await recordFacts(about, entry.eventId, provider, { runner });
      await alsoTell?.(about, entry.eventId);
      await inbox.done(entry, clock());
      logger.debug({ ...facts, accountId }, 'message of the payment provider done');
    } catch (error) {
      const reason = failureText(error);
      logger.warn({ ...facts, reason }, 'message of the payment provider to be tried again');
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** entry.attempts);
      await inbox.failed(entry, reason, new Date(clock().getTime() + pause));
    }
  }
}

const KINDS: Readonly<Record<string, ObjectRef['kind']>> = {
  checkout: 'checkout',
  subscription: 'subscription',
  invoice: 'invoice',
  payment: 'payment',
  charge: 'charge',
  payout: 'payout',
};

/** `checkout cs_1` as it stands in the inbox. */
export function refOf(about: string): ObjectRef {
  const [word = '', id = ''] = about.split(' ');
  const kind = KINDS[word];
  if (kind === undefined || id === '') throw new RangeError(`nothing can be looked at by ${JSON.stringify(about)}`);
  return { kind, id };
}
