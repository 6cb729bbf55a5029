import { gzipSync } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { NoticeRefused, stripeProvider } from '@keelson/integrations/stripe';
import { Vault } from '@keelson/vault';
import type { FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { BillingBench, NOW, SECRETS } from '../testing/billing-bench';

const URL = '/api/v1/billing/webhooks/stripe';
const sdk = new Stripe('sk_test_none', { telemetry: false });

let bench: BillingBench;

beforeAll(async () => {
  bench = await BillingBench.open();
});
afterAll(() => bench.close());

const seconds = (): number => Math.floor(Date.now() / 1_000);

const eventOf = (id = `evt_${randomUUID()}`, changes: object = {}) => ({
  id,
  object: 'event',
  type: 'invoice.paid',
  created: Math.floor(NOW.getTime() / 1_000),
  data: { object: { id: 'in_1', object: 'invoice', amount_paid: 5_640, customer_email: 'ada@example.com' } },
  ...changes,
});

const signed = (payload: string, secret: string = SECRETS[0], timestamp = seconds()): string =>
  sdk.webhooks.generateTestHeaderString({ payload, secret, timestamp });

async function posted(payload: string | Buffer, signature?: string, headers: Record<string, string> = {}) {
  const answer = await bench.api.inject({
    method: 'POST',
    url: URL,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
      ...headers,
    },
    payload,
  });
  return answer.statusCode;
}

const stored = async (): Promise<
  readonly { event_id: string; about: string | null; done_at: Date | null; attempts: number }[]
> => (await bench.database.admin('SELECT * FROM vault.webhook_inbox')).rows as never;

beforeEach(() => bench.database.admin('TRUNCATE vault.webhook_inbox'));

describe('messages of the payment provider', () => {
  it('[PAY-02~] are kept once however often they come, without their content', async () => {
    const payload = JSON.stringify(eventOf('evt_1'));
    expect(await Promise.all(Array.from({ length: 20 }, () => posted(payload, signed(payload))))).toEqual(
      Array.from({ length: 20 }, () => 200),
    );
    const rows = await stored();
    expect(rows).toMatchObject([{ event_id: 'evt_1', about: 'invoice in_1', done_at: null }]);
    expect(JSON.stringify(rows)).not.toContain('ada@example.com');
  });

  it('[PAY-02] are acknowledged once their id, which is unique, and the work for later are committed together, and nothing is worked before', async () => {
    const { admin } = bench.database;
    const payload = JSON.stringify(eventOf('evt_once'));
    const recorded = async () => {
      const rows: readonly unknown[] = (await admin('SELECT count(*)::int AS count FROM event_store.events')).rows;
      return rows;
    };
    const before = await recorded();

    // The insert succeeds, its commit does not: what is not durable is not acknowledged, so that the provider sends it again.
    await admin(`
      CREATE FUNCTION vault.refuse_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE disk_full; END $$;
      CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON vault.webhook_inbox
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vault.refuse_commit()`);
    try {
      expect(await posted(payload, signed(payload))).toBe(503);
      expect(await stored()).toEqual([]);
    } finally {
      await admin('DROP TRIGGER refuse_commit ON vault.webhook_inbox; DROP FUNCTION vault.refuse_commit()');
    }

    const twenty = Array.from({ length: 20 }, () => posted(payload, signed(payload)));
    expect(new Set(await Promise.all(twenty))).toEqual(new Set([200]));
    expect(await stored()).toMatchObject([{ event_id: 'evt_once', about: 'invoice in_1', done_at: null, attempts: 0 }]);
    const again = admin(`INSERT INTO vault.webhook_inbox SELECT * FROM vault.webhook_inbox`);
    await expect(again).rejects.toMatchObject({ code: '23505' });
    expect(await recorded()).toEqual(before);

    // For the workers: there once, and not a second time while one of them has it.
    const { inbox } = bench.api.app.get(Vault);
    expect(await inbox.claim(10, 60_000, NOW)).toMatchObject([{ eventId: 'evt_once', about: 'invoice in_1' }]);
    expect(await inbox.claim(10, 60_000, NOW)).toEqual([]);
    expect(await posted(payload, signed(payload))).toBe(200);
    expect(await inbox.claim(10, 60_000, NOW)).toEqual([]);
  });

  it('[PAY-01~] are good under either of two secrets, and up to 300 seconds old', async () => {
    const payload = JSON.stringify(eventOf());
    for (const secret of SECRETS) expect(await posted(payload, signed(payload, secret))).toBe(200);
    expect(await posted(payload, signed(payload, SECRETS[0], seconds() - 295))).toBe(200);
    const pretty = JSON.stringify(eventOf(), undefined, 2);
    expect(await posted(pretty, signed(pretty))).toBe(200);
  });

  it('are taken and ask for nothing where they are about nothing of ours', async () => {
    const payload = JSON.stringify(
      eventOf('evt_9', { type: 'product.updated', data: { object: { id: 'prod_1', object: 'product' } } }),
    );
    expect(await posted(payload, signed(payload))).toBe(200);
    expect(await stored()).toMatchObject([{ event_id: 'evt_9', about: null, done_at: expect.any(Date) as Date }]);
  });

  const payload = JSON.stringify(eventOf('evt_bad'));
  const good = signed(payload);
  const [stamp = '', mark = ''] = good.split(',');
  const variants: readonly (readonly [string, string | Buffer, string | undefined])[] = [
    ['no signature', payload, undefined],
    ['an empty signature', payload, ''],
    ['another secret', payload, signed(payload, 'whsec_of_somebody_else')],
    ['301 seconds old', payload, signed(payload, SECRETS[0], seconds() - 301)],
    ['a day old', payload, signed(payload, SECRETS[0], seconds() - 86_400)],
    ['no time', payload, mark],
    ['no mark', payload, stamp],
    ['a mark of another scheme', payload, `${stamp},${mark.replace('v1=', 'v0=')}`],
    ['another time than was signed', payload, `t=${seconds() - 10},${mark}`],
    ['a mark with its last digit changed', payload, `${stamp},${mark.slice(0, -1)}${mark.endsWith('0') ? '1' : '0'}`],
    ['a mark cut short', payload, `${stamp},${mark.slice(0, -2)}`],
    ['a mark of nothing', payload, `${stamp},v1=`],
    ['the mark of another body', payload, signed(`${payload} `)],
    ['the body written again with spaces', JSON.stringify(JSON.parse(payload), undefined, 1), good],
    [
      'the body with its keys in another order',
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(payload) as object).reverse())),
      good,
    ],
    ['a byte more', `${payload}\n`, good],
    ['a byte less', payload.slice(0, -1), good],
    ['one byte changed', payload.replace('5640', '5641'), good],
    ['a byte order mark in front', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(payload)]), good],
    ['gzip', gzipSync(payload), good],
    ['an empty body', '', good],
  ];

  it.each(variants)('[PAY-01~] are refused with %s', async (_, body, signature) => {
    expect(await posted(body, signature)).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('[PAY-01~] are refused when signed and no event, compressed, too large or of another type', async () => {
    for (const body of ['[]', 'null', '{}', '"evt_1"', 'no json']) expect(await posted(body, signed(body))).toBe(400);
    expect(await posted(gzipSync(payload), good, { 'content-encoding': 'gzip' })).toBe(415);
    const large = JSON.stringify(eventOf('evt_large', { padding: 'x'.repeat(300_000) }));
    expect(await posted(large, signed(large))).toBe(413);
    expect(await posted(payload, good, { 'content-type': 'text/plain' })).toBe(415);
    expect(await stored()).toEqual([]);
  });

  it('[PAY-01] are verified over the exact bytes of this route alone, within 300 seconds, by either secret while they change', async () => {
    // Every request as it reaches its handler, in this process, and whether it still carries the bytes it came as.
    const handled = new Map<string, boolean>();
    const look = (message: unknown): void => {
      const { request } = message as { readonly request: FastifyRequest };
      const kept = Object.values(request).some((value) => Buffer.isBuffer(value)) || Buffer.isBuffer(request.body);
      handled.set(request.routeOptions.url ?? '', kept);
    };
    const channel = 'tracing:fastify.request.handler:start';
    diagnostics.subscribe(channel, look);
    try {
      // Spaces, an escape and a number that parsing would write in another way: only the exact bytes are as signed.
      const exact = JSON.stringify(eventOf('evt_exact'), undefined, 3)
        .replace('5640', '5.640e3')
        .replace('@', '\\u0040');
      expect(await posted(exact, signed(exact))).toBe(200);
      expect(await posted(JSON.stringify(JSON.parse(exact)), signed(exact))).toBe(400);
      const other = bench.api.inject({ method: 'POST', url: '/api/v1/session/sign-in', payload: { username: '' } });
      expect((await other).json<{ code: string }>().code).toBe('MALFORMED');
      const customer = await bench.customer();
      expect((await customer.checkout({ price: 'EmbraceMonthly' })).responseCode).toBe(200);
    } finally {
      diagnostics.unsubscribe(channel, look);
    }
    expect([...handled].filter(([, kept]) => kept)).toEqual([[URL, true]]);
    expect([...handled.keys()]).toEqual(expect.arrayContaining([URL, '/api/v1/billing/checkout-sessions']));

    const message = (id: string) => JSON.stringify(eventOf(id));
    expect(await posted(message('evt_old'), signed(message('evt_old'), SECRETS[0], seconds() - 290))).toBe(200);
    expect(await posted(message('evt_late'), signed(message('evt_late'), SECRETS[0], seconds() - 301))).toBe(400);
    for (const secret of SECRETS)
      expect(await posted(message(`evt_${secret}`), signed(message(`evt_${secret}`), secret))).toBe(200);
    const kept = (await stored()).map(({ event_id }) => event_id);
    expect(kept.sort()).toEqual(['evt_exact', 'evt_old', ...SECRETS.map((secret) => `evt_${secret}`)].sort());

    // Before the change one secret is good, then two, and after it only the new one.
    const [next, former] = SECRETS;
    const goodUnder = (webhookSecrets: readonly string[]): readonly string[] => {
      const provider = stripeProvider({ apiBase: bench.sandbox.address, secretKey: 'sk_test_1', webhookSecrets });
      const taken = (secret: string): boolean => {
        try {
          return provider.verifiedNotice(Buffer.from(payload), signed(payload, secret)).eventId === 'evt_bad';
        } catch (error) {
          if (error instanceof NoticeRefused) return false;
          throw error;
        }
      };
      return SECRETS.filter(taken);
    };
    expect([[former], [next, former], [next]].map(goodUnder)).toEqual([[former], [next, former], [next]]);
  });
});
