import type { FaultSwitches } from '../server/faults';
import type { State } from '../store/state';
import type { Delivery } from '../store/tables';
import { signatureOf } from './signature';

/** Seconds from one attempt to the next. */
const PAUSES = [1, 4, 15, 60, 300, 1800, 3600, 21_600];
const AT_ONCE = 8;
const PATIENCE_MS = 10_000;
const SHUFFLE_MS = 400;

/** Posts events to their addresses until they are taken, with longer and longer pauses, and not for ever. */
export class DeliveryQueue {
  private readonly waiting = new Map<string, number>();
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly state: State,
    private readonly faults: FaultSwitches,
    private readonly pauses: readonly number[] = PAUSES,
  ) {}

  /** Takes up what a restart interrupted. */
  resume(): void {
    for (const { id, status, nextAt } of this.state.all('delivery'))
      if (status === 'waiting') this.waiting.set(id, nextAt);
    this.wake();
  }

  add(delivery: Delivery): void {
    const { delay, shuffle } = this.faults.now.webhooks;
    this.waiting.set(delivery.id, delivery.nextAt + delay + (shuffle ? Math.random() * SHUFFLE_MS : 0));
    this.wake();
  }

  /** Sends an event once more, whatever became of it. */
  again(eventId: string): number {
    const deliveries = this.state.all('delivery').filter(({ event }) => event === eventId);
    for (const delivery of deliveries) {
      this.state.put('delivery', { ...delivery, status: 'waiting', nextAt: Date.now() });
      this.waiting.set(delivery.id, Date.now());
    }
    this.wake();
    return deliveries.length;
  }

  /** Resolves when nothing is on its way or due. What waits for a later attempt stays waiting. */
  async settled(): Promise<void> {
    while (!this.isClosed && (this.running.size > 0 || this.nextDue() <= Date.now())) {
      await (this.running.size > 0 ? Promise.race(this.running) : new Promise((done) => setImmediate(done)));
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await Promise.all(this.running);
  }

  private nextDue(): number {
    return Math.min(Infinity, ...this.waiting.values());
  }

  private wake(): void {
    clearTimeout(this.timer);
    if (this.isClosed || this.waiting.size === 0 || this.running.size >= AT_ONCE) return;
    // Not within the operation that caused the event: its answer comes first.
    this.timer = setTimeout(() => this.sendDue(), Math.max(0, Math.min(this.nextDue() - Date.now(), 60_000)));
  }

  private sendDue(): void {
    const now = Date.now();
    const due = [...this.waiting].filter(([, at]) => at <= now).sort(([, one], [, other]) => one - other);
    for (const [id] of due.slice(0, AT_ONCE - this.running.size)) {
      this.waiting.delete(id);
      const sending: Promise<void> = this.send(id).finally(() => {
        this.running.delete(sending);
        this.wake();
      });
      this.running.add(sending);
    }
    this.wake();
  }

  private async send(id: string): Promise<void> {
    const delivery = this.state.get('delivery', id);
    const event = delivery && this.state.get('event', delivery.event);
    const endpoint = delivery && this.state.get('webhook_endpoint', delivery.endpoint);
    const secret = delivery && this.state.get('secret', delivery.endpoint)?.secret;
    if (delivery === undefined || event === undefined || endpoint === undefined || secret === undefined) return;
    const body = JSON.stringify(event, undefined, 2);
    const { drop, duplicate } = this.faults.now.webhooks;
    const answer = drop ? 'dropped by the sandbox' : await post(endpoint.url, body, secret);
    if (duplicate && !drop) await post(endpoint.url, body, secret);
    this.note(delivery, answer);
    await this.state.keep();
  }

  private note(delivery: Delivery, answer: string): void {
    const attempts = delivery.attempts + 1;
    const pause = this.pauses[attempts - 1];
    const isTaken = /^2\d\d$/.test(answer);
    const status = isTaken ? 'delivered' : pause === undefined ? 'given-up' : 'waiting';
    const nextAt = Date.now() + (pause ?? 0) * 1000;
    this.state.put('delivery', { ...delivery, attempts, status, nextAt, lastAnswer: answer });
    if (status === 'waiting') this.waiting.set(delivery.id, nextAt);
    const event = this.state.get('event', delivery.event);
    if (event !== undefined)
      this.state.put('event', { ...event, pending_webhooks: undelivered(this.state, event.id).length });
  }
}

/** The deliveries of an event that have not been taken: waiting for another attempt, or given up. */
export const undelivered = (state: State, eventId: string): readonly Delivery[] =>
  state
    .all('webhook_endpoint')
    .flatMap(({ id }) => state.get('delivery', `${eventId}:${id}`) ?? [])
    .filter(({ status }) => status !== 'delivered');

/** The status of the answer, or why there is none. */
async function post(url: string, body: string, secret: string): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(body, secret, Math.floor(Date.now() / 1000)),
      },
    });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 200) : 'no answer';
  }
}
