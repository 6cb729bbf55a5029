import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BillingEvent, billingEventDefinitions } from './billing.events';
import { evolveBilling, initialBillingState } from './billing.state';

const folder = join(__dirname, 'golden');
const types = Object.keys(billingEventDefinitions) as BillingEvent['type'][];
const golden = (type: BillingEvent['type']): BillingEvent =>
  JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as BillingEvent;

describe('stored billing events', () => {
  it('[ES-07~] have one golden file per version, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(types.map((type) => `${type}.json`).sort());
  });

  it('[ES-07~] read back, one after the other, as the state they made when they were written', () => {
    const state = types.map(golden).reduce(evolveBilling, initialBillingState);
    expect(state).toMatchObject({
      customerId: 'cus_1',
      checkouts: [{ plan: 'EmbraceMonthly', sessionId: 'cs_1', outcome: 'paid', grossPence: 5_076 }],
      subscriptions: { sub_1: { status: 'canceled' } },
      earlyAccess: { pi_2: { until: '2028-11-02T09:00:00.000Z', over: true } },
      payments: { pi_1: { refundedPence: 5_640, disputes: { dp_1: 'lost' } } },
      unpaid: { kind: 'migrated' },
      trialGiven: true,
      // The golden requests follow one another, and only the newest is remembered.
      request: { kind: 'keep', requestId: 'req_3', renewsAt: '2026-12-02T09:00:00.000Z', outcome: null },
    });
  });
});
