import { billingStream } from '@keelson/domain/billing';
import { deletionStream } from '@keelson/domain/deletion';
import { ProviderRefused, ProviderUnavailable } from '@keelson/integrations/stripe';
import { selectUnfinishedEndings } from '@keelson/read-models/operations';
import { registry } from '../registry';
import { until } from '../runtime/testing/bench';
import { ErasureBench } from './testing/erasure-bench';

let bench: Awaited<ReturnType<typeof ErasureBench.open>>;
afterEach(() => bench.close());

/** A provider that does nothing but this, and counts how often it was asked. */
const providerThat = () => {
  const asked: string[] = [];
  let failure: Error | undefined = new ProviderUnavailable('away', 1);
  return {
    asked,
    fail: (error: Error | undefined) => void (failure = error),
    redactPayer: (accountId: string) => {
      asked.push(accountId);
      return failure ? Promise.reject(failure) : Promise.resolve();
    },
  };
};

describe('what hangs about the end of an account', () => {
  it('is told with its next try, or that there is none, and is done at once when staff ask for it', async () => {
    bench = await ErasureBench.open();
    const provider = providerThat();
    bench.start(registry, { payments: provider });
    const accountId = await bench.registerUnconfirmed('someone@example.com');
    const opened = {
      ...{ checkoutId: 'c', sessionId: 'cs_1', customerId: 'cus_1', expiresAt: '2026-11-03T09:00:00.000Z' },
    };
    await bench.append(accountId, billingStream(accountId), [{ type: 'billing.checkout-opened.v1', data: opened }]);
    await bench.deleteAtOnce({ accountId });
    const unfinished = async () =>
      (await selectUnfinishedEndings(bench.pool, 20)).filter((each) => each.account_id === accountId);
    await until(async () => (await unfinished()).length > 0, 'the failure to be told');
    expect(await unfinished()).toMatchObject([{ queue: 'billing-payer-redaction', account_id: accountId }]);

    const waitAWeek = `UPDATE pgboss.job SET start_after = now() + interval '7 days' WHERE state = 'retry'`;
    const retry = () =>
      bench.append(accountId, deletionStream(accountId), [{ type: 'deletion.retry-asked.v1', data: {} }]);
    provider.fail(new ProviderRefused('restricted'));
    await bench.pool.query(waitAWeek);
    await retry();
    await until(async () => (await unfinished())[0]?.next_try === null, 'the tries to be over');
    expect(provider.asked.length).toBeGreaterThan(1);

    provider.fail(undefined);
    await retry();
    await until(async () => (await unfinished()).length === 0, 'it to be done');
    expect(new Set(provider.asked)).toEqual(new Set([accountId]));
  });
});
