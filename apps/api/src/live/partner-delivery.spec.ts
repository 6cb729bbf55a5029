import type { Scope } from '@keelson/contracts/access';
import type { LiveTopic } from '@keelson/contracts/live';
import { PartnerRelationsBehind } from '../platform/execution/partner-relations';
import { newAccountId } from '../testing/test-sessions';
import type { Told } from './live-feed';
import { LiveConnection } from './live-connection';
import { PartnerDelivery } from './partner-delivery';

const [partner, customer] = [newAccountId(), newAccountId()];
const holder = { accountId: partner, kind: 'partner', permissions: [], sessionId: 's', standing: 'premium' } as const;
const audience = new Map<LiveTopic, Scope>([['goals', 'partners']]);
const limits = { gapMs: 0, drainMs: 60_000, lifeMs: 60_000 };

const told = (position: number): Told => ({
  heading: { position, type: 'goals.set.v1', subjectId: customer, occurredAt: new Date(0) },
  topics: ['goals'],
});
const changed = (position: number) =>
  `id: p${position}\nevent: changed\ndata: {"position":"p${position}","topics":["goals"]}\n\n`;
const REFRESH = 'event: refresh\ndata: {"position":"p0"}\n\n';

describe('what partners are told', () => {
  let heard: string[];
  let errors: unknown[];
  let failure: Error | undefined;
  let delivery: PartnerDelivery;

  beforeEach(() => {
    jest.useFakeTimers();
    [heard, errors, failure] = [[], [], undefined];
    const connection = new LiveConnection(holder, audience, '192.0.2.1', limits, (position) => `p${position}`);
    const write = (text: string, taken: () => void) => {
      heard.push(text);
      taken();
    };
    connection.begin({ write, end: () => undefined, destroy: () => undefined }, 0);
    heard = [];
    const partnersOf = () => (failure ? Promise.reject(failure) : Promise.resolve(new Map([[customer, partner]])));
    delivery = new PartnerDelivery({
      listeners: [connection],
      customers: { partnersOf },
      limits: { missed: 3 },
      onError: (error) => errors.push(error),
    });
  });
  afterEach(() => jest.useRealTimers());

  const settled = () => jest.advanceTimersByTimeAsync(10);
  const add = async (...positions: readonly number[]) => {
    delivery.add(positions.map(told), Math.max(...positions));
    await settled();
  };
  const look = async () => {
    await delivery.look();
    await settled();
  };

  it('waits until it is known whose customers accounts are, and misses nothing', async () => {
    failure = new PartnerRelationsBehind();
    await add(4);
    await add(5, 6);
    await look();
    expect([heard, errors.length]).toEqual([[], 3]);
    failure = undefined;
    await look();
    expect(heard).toEqual([changed(6)]);
    await look();
    expect(heard).toHaveLength(1);
  });

  it('is to read everything again where more waited than is looked through', async () => {
    failure = new PartnerRelationsBehind();
    await add(4, 5);
    await add(6, 7);
    expect(heard).toEqual([]);
    failure = undefined;
    await add(8);
    expect(heard.join('')).toContain('event: refresh');
  });

  it('is to read everything again where the relations cannot be read', async () => {
    failure = new Error('away');
    await add(4);
    expect([heard, errors]).toEqual([[REFRESH], [failure]]);
  });
});
