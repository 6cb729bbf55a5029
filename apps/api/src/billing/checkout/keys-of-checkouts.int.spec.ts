import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { BillingBench, type Customer } from '../testing/billing-bench';

const HOUR_MS = 3_600_000;
const SESSIONS = '/v1/checkout/sessions';
const ORDER = { price: 'EmbraceMonthly' };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
}

describe('the keys under which checkouts are asked for', () => {
  let bench: BillingBench;
  const calls: Call[] = [];
  /** Told of each call to the provider before it leaves. */
  let onCall: (call: Call) => void = () => undefined;
  const look = (message: unknown): void => {
    const { request } = message as { readonly request: ClientRequest };
    const key = request.getHeader('idempotency-key');
    const path = request.path.split('?')[0] ?? '';
    const call = { method: request.method, path, key: typeof key === 'string' ? key : undefined };
    calls.push(call);
    onCall(call);
  };
  beforeAll(async () => {
    bench = await BillingBench.open();
    await bench.atProvider('/v1/prices');
    // Prices and taxes are set up by the first checkout of all.
    await (await bench.customer()).checkout(ORDER);
    diagnostics.subscribe('http.client.request.start', look);
  });
  afterAll(async () => {
    diagnostics.unsubscribe('http.client.request.start', look);
    await bench.close();
  });
  beforeEach(() => {
    bench.sandbox.faults.clear();
    bench.rewind();
    calls.length = 0;
    onCall = () => undefined;
  });

  const opened = (): readonly (string | undefined)[] =>
    calls.filter(({ method, path }) => method === 'POST' && path === SESSIONS).map(({ key }) => key);
  const looked = (): number => calls.filter(({ method, path }) => method === 'GET' && path === SESSIONS).length;

  /** The commands that asked for checkouts, as they stand in the log. */
  const commandsOf = async ({ id }: Customer): Promise<readonly string[]> => {
    const { rows } = await bench.database.admin(
      `SELECT metadata->>'commandId' AS command FROM event_store.events
       WHERE type = 'billing.checkout-requested.v1' AND metadata->>'subjectId' = $1 ORDER BY position`,
      [id],
    );
    return (rows as { command: string }[]).map(({ command }) => command);
  };

  it('[PAY-05] come from the recorded command, serve for a day, and are never replaced while it is open what became of the first', async () => {
    // Saved first: whenever a call leaves, the log has the command whose id is the key.
    const customer = await bench.customer();
    const saved: Promise<boolean>[] = [];
    onCall = ({ method, path, key }) => {
      if (method === 'POST' && path === SESSIONS)
        saved.push(commandsOf(customer).then((commands) => commands.some((command) => key === `checkout-${command}`)));
    };
    const idempotencyKey = randomUUID();
    bench.sandbox.faults.set({}, { kind: 'lost-reply', times: 1_000, of: SESSIONS });
    expect(await customer.checkout(ORDER, idempotencyKey)).toMatchObject({ responseCode: 503 });
    const [command] = await commandsOf(customer);
    const first = `checkout-${command}`;
    expect(new Set(opened())).toEqual(new Set([first]));
    expect(await Promise.all(saved)).toEqual(opened().map(() => true));
    expect(calls.filter(({ method, key }) => method === 'POST' && key === undefined)).toEqual([]);

    // The same key within the day, whether the same call is repeated or somebody asks anew.
    bench.pass(22 * HOUR_MS);
    expect(await customer.checkout(ORDER)).toMatchObject({ responseCode: 503 });
    expect(new Set(opened())).toEqual(new Set([first]));
    bench.sandbox.faults.clear();
    expect(await bench.sessionsOf(customer.id)).toHaveLength(1);

    // After the day: it is looked up what became of the first, under no key at all. Only then is another asked for.
    calls.length = 0;
    bench.pass(3 * HOUR_MS);
    await bench.sandbox.tick();
    let lookedFirst: boolean | undefined;
    onCall = ({ method, path }) => {
      if (method === 'POST' && path === SESSIONS) lookedFirst ??= looked() > 0;
    };
    expect(await customer.checkout(ORDER, idempotencyKey)).toMatchObject({ responseCode: 200 });
    expect(lookedFirst).toBe(true);
    expect(opened()).not.toContain(first);
    const commands = await commandsOf(customer);
    expect(new Set(opened())).toEqual(new Set([`checkout-${commands[1]}`]));
    expect(commands).toHaveLength(2);
    const sessions = await bench.sessionsOf(customer.id);
    expect(sessions.map(({ status }) => status).sort()).toEqual(['expired', 'open']);
    const [found] = (await bench.stateOf(customer.id)).checkouts;
    expect(found?.sessionId).toBe(sessions.find(({ status }) => status === 'expired')?.id);

    // A failure that the provider keeps for a key is the end of that key.
    calls.length = 0;
    const unlucky = await bench.customer();
    bench.sandbox.faults.set({}, { kind: 'kept-error', times: 1, of: SESSIONS });
    onCall = ({ method, path }) => {
      // What is only read before the order goes out does not use the fault up.
      if (method === 'GET' && path === SESSIONS) bench.sandbox.faults.clear();
    };
    const { responseCode, data } = await unlucky.checkout(ORDER);
    expect(responseCode).toBe(200);
    const [failed, next] = await commandsOf(unlucky);
    expect([...new Set(opened())]).toEqual([`checkout-${failed}`, `checkout-${next}`]);
    expect(await bench.sessionsOf(unlucky.id)).toMatchObject([{ status: 'open' }]);
    const [given] = (await bench.stateOf(unlucky.id)).checkouts;
    expect(given).toMatchObject({ checkoutId: failed, outcome: expect.any(String) as string });
    calls.length = 0;
    expect((await unlucky.checkout(ORDER)).data['url']).toBe(data['url']);
    expect(opened()).not.toContain(`checkout-${failed}`);
  });
});
