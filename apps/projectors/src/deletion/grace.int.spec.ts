import { randomUUID } from 'node:crypto';
import { accountStream, DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { billingStream } from '@keelson/domain/billing';
import { deletionStream } from '@keelson/domain/deletion';
import { registry } from '../registry';
import { until } from '../runtime/testing/bench';
import { END_ACCESS_QUEUE, endAccessJob } from './end-access.job';
import { ErasureBench } from './testing/erasure-bench';
import { rowsWith } from './testing/table-copies';

const GRACE_MS = 1_500;

describe('a deletion with days of grace', () => {
  let bench: Awaited<ReturnType<typeof ErasureBench.open>>;
  beforeAll(async () => {
    bench = await ErasureBench.open();
  });
  afterAll(() => bench.close());

  const requestBy = async (accountId: string) => {
    const deleteAt = new Date(Date.now() + GRACE_MS).toISOString();
    await bench.append(accountId, deletionStream(accountId), [
      { type: 'deletion.requested.v1', data: { by: 'staff', deleteAt } },
    ]);
    return deleteAt;
  };
  const typesOf = async (accountId: string) =>
    (await bench.store.readStream(deletionStream(accountId))).map(({ type }) => type);
  const deletionAt = async (accountId: string) => {
    const { rows } = await bench.pool.query('SELECT deletion_at FROM read_model.customers WHERE account_id = $1', [
      accountId,
    ]);
    return (rows[0] as { deletion_at: string | null } | undefined)?.deletion_at;
  };

  it('[ERASE-01~] shows when the account goes, keeps it until then, and erases the person after', async () => {
    // Nobody takes the timer up while it is looked at, however long that takes.
    const waiting = bench.start({ ...registry, jobHandlers: [], schedules: [] });
    const { accountId, email, canary } = await bench.subject();
    const deleteAt = await requestBy(accountId);
    await bench.projected();
    expect(await deletionAt(accountId)).toBe(deleteAt);
    expect(await bench.vault.credentials.byEmail(email)).toMatchObject({ disabled: false });
    await waiting.drain();
    bench.start();
    await bench.erased([accountId]);
    await until(async () => (await typesOf(accountId)).length === 4, 'the erasure to be certified');
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(deleteAt));
    expect(await typesOf(accountId)).toEqual([
      'deletion.requested.v1',
      'deletion.access-ended.v1',
      'deletion.personal-data-erased.v1',
      'deletion.erasure-certified.v1',
    ]);
    expect(await rowsWith(bench.database, canary)).toEqual({});
  });

  it('[ERASE-01~] leaves a cancelled one alone when its time comes', async () => {
    const { accountId, email } = await bench.subject();
    await requestBy(accountId);
    await bench.append(accountId, deletionStream(accountId), [{ type: 'deletion.cancelled.v1', data: {} }]);
    await until(async () => {
      const { rows } = await bench.pool.query(
        `SELECT FROM pgboss.job WHERE name = $1 AND data ->> 'accountId' = $2 AND state = 'completed'`,
        [END_ACCESS_QUEUE, accountId],
      );
      return rows.length === 1;
    }, 'the timer to have come');
    await bench.projected();
    expect(await typesOf(accountId)).toEqual(['deletion.requested.v1', 'deletion.cancelled.v1']);
    expect(await deletionAt(accountId)).toBeNull();
    expect(await bench.vault.credentials.byEmail(email)).toMatchObject({ accountId, disabled: false });
  });

  it('waits on when the trial that it waits for is extended, also in its last second', async () => {
    const endsAt = new Date(Date.now() + GRACE_MS).toISOString();
    const trialEndsAt = new Date(Date.now() + 14 * 86_400_000).toISOString();
    const onTrial = async (name: string) => {
      const accountId = await bench.registerUnconfirmed(`${name}@trial.example`, { trial: { kind: 1, endsAt } });
      const requested = { type: 'deletion.requested.v1', data: { by: 'staff', deleteAt: endsAt } };
      await bench.append(accountId, deletionStream(accountId), [requested]);
      const extended = { type: 'billing.trial-extended.v1', data: { trial: 1, trialEndsAt } };
      await bench.append(accountId, billingStream(accountId), [extended]);
      return accountId;
    };
    const accountId = await onTrial('watched');
    await until(async () => (await typesOf(accountId)).length === 2, 'the deletion to move');
    await bench.projected();
    expect(await deletionAt(accountId)).toBe(trialEndsAt);

    const late = await onTrial('late');
    const job = { accountId: late, causationId: randomUUID(), correlationId: randomUUID() };
    await endAccessJob.handle(job, {
      ...bench.context(),
      ...{ clock: () => new Date(endsAt), log: bench.log, attempt: 1, signal: AbortSignal.timeout(60_000) },
    });
    expect(new Set(await typesOf(late))).toEqual(new Set(['deletion.requested.v1']));
  });

  it('of a channel partner hands the customers over to the default partner, and nobody else', async () => {
    const partnerId = `acc_${randomUUID()}`;
    const another = `acc_${randomUUID()}`;
    const customerOf = async (whose: string) => {
      const accountId = await bench.registerUnconfirmed(`${randomUUID()}@customer.example`);
      const assigned = { type: 'accounts.partner-assigned.v1', data: { partnerId: whose, byCode: true } };
      await bench.append(accountId, accountStream(accountId), [assigned]);
      return accountId;
    };
    const [first, second, other] = [
      await customerOf(partnerId),
      await customerOf(partnerId),
      await customerOf(another),
    ];
    await bench.deleteAtOnce({ accountId: partnerId });
    const partnersOf = async (accountId: string) =>
      (await bench.store.readStream(accountStream(accountId)))
        .filter(({ type }) => type === 'accounts.partner-assigned.v1')
        .map(({ data }) => (data as { partnerId: string }).partnerId);
    const moved = [partnerId, DEFAULT_PARTNER.id];
    for (const each of [first, second])
      await until(async () => (await partnersOf(each)).length === 2, `customer ${each} to move`);
    expect(await Promise.all([first, second, other].map(partnersOf))).toEqual([moved, moved, [another]]);
  });
});
