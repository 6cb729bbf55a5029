import { API_VERSION, type StripeEvent } from '../objects/account-objects';
import { newId } from '../objects/identifiers';
import type { State } from '../store/state';
import type { Delivery } from '../store/tables';
import type { WorldTime } from './world-time';

export interface RequestMark {
  readonly id: string | null;
  readonly idempotency_key: string | null;
}

const NO_REQUEST: RequestMark = { id: null, idempotency_key: null };

/** Writes down what happened and whom to tell. */
export class EventLog {
  private request: RequestMark = NO_REQUEST;

  constructor(
    private readonly state: State,
    private readonly time: WorldTime,
    private readonly onDelivery: (delivery: Delivery) => void,
  ) {}

  /** The events of `work` name this request as their cause. */
  during<T>(request: RequestMark, work: () => T): T {
    this.request = request;
    try {
      return work();
    } finally {
      this.request = NO_REQUEST;
    }
  }

  record(type: string, object: object, previous?: object): StripeEvent {
    const id = newId('evt');
    const told = this.state
      .all('webhook_endpoint')
      .filter((endpoint) => endpoint.status === 'enabled' && wants(endpoint.enabled_events, type));
    const event = this.state.put('event', {
      id,
      object: 'event',
      api_version: API_VERSION,
      created: this.time.now(),
      data: { object: structuredClone(object), ...(previous === undefined ? {} : { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: told.length,
      request: this.request,
      type,
    });
    for (const endpoint of told) {
      const delivery: Delivery = {
        id: `${id}:${endpoint.id}`,
        event: id,
        endpoint: endpoint.id,
        attempts: 0,
        status: 'waiting',
        nextAt: Date.now(),
        lastAnswer: null,
      };
      this.onDelivery(this.state.put('delivery', delivery));
    }
    return event;
  }
}

const wants = (enabled: readonly string[], type: string): boolean => enabled.includes('*') || enabled.includes(type);

/** The old values of the members that `next` has changed, as events of updates carry them. */
export function changedMembers(before: object, next: object): object {
  const after = next as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name])),
  );
}
