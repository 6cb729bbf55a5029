import { createRequire } from 'node:module';
import { quietIdleConnections } from './idle-connections';

interface Queue {
  pending: unknown[];
  throttledUntil: number;
  scheduleCheckPendingRequests(): void;
}

const { prototype } = createRequire(__filename)('kafkajs/src/network/requestQueue') as { prototype: Queue };

describe('an idle connection to Kafka', () => {
  beforeAll(() => {
    quietIdleConnections();
    jest.useFakeTimers();
  });
  afterAll(() => jest.useRealTimers());

  const timersOf = (state: Partial<Queue>): number => {
    jest.clearAllTimers();
    const queue = Object.assign(Object.create(prototype) as Queue, { pending: [], throttledUntil: -1, ...state });
    queue.scheduleCheckPendingRequests();
    return jest.getTimerCount();
  };

  it('looks for no waiting requests', () => {
    expect(timersOf({})).toBe(0);
  });

  it('looks for those that wait, and after it was slowed down', () => {
    expect(timersOf({ pending: ['a request'] })).toBe(1);
    expect(timersOf({ throttledUntil: Date.now() + 1_000 })).toBe(1);
  });
});
