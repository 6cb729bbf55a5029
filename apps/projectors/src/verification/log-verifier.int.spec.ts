import { randomUUID } from 'node:crypto';
import type { LogRoot } from '@keelson/event-store/roots';
import { systemClock } from '@keelson/kernel';
import { SubjectKeyStore } from '@keelson/vault';
import { pino } from 'pino';
import type { JobNeeds } from '../registry';
import type { JobRun } from '../runtime/job';
import { jobHandler, type Registry } from '../runtime/registration';
import { Bench, type OpenBench, until } from '../runtime/testing/bench';
import { type LogVerifier, logVerifier } from './log-verifier';
import { sealLogJob } from './seal-log.job';
import { recomputeChainFrom } from './testing/recompute-chain';
import { verifyLogJob } from './verify-log.job';
import { patientPool } from '../runtime/testing/patient-connections';

const MASTER_KEYS = [{ version: 1, secret: Buffer.alloc(32, 'bench') }];
const registry: Registry = {
  projections: [],
  reactors: [],
  jobHandlers: [jobHandler(sealLogJob), jobHandler(verifyLogJob)],
  schedules: [
    { queue: sealLogJob.queue, everyMs: 3_600_000, afterMs: 0 },
    { queue: verifyLogJob.queue, everyMs: 86_400_000, afterMs: 0 },
  ],
};

describe('the signed roots of a log', () => {
  let bench: OpenBench;
  let verifier: LogVerifier;
  let lines: { level: number; msg: string }[];
  let context: JobNeeds & JobRun;

  beforeEach(async () => {
    bench = await Bench.open(registry);
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line) as never) });
    lines = [];
    const keysPool = patientPool(bench.database.urls.keys, log, 1);
    keys.push(keysPool);
    verifier = logVerifier(bench.store, new SubjectKeyStore(keysPool, MASTER_KEYS));
    const { runner } = bench;
    context = {
      ...{ verifier, log, runner, clock: systemClock },
      ...{ jobId: randomUUID(), attempt: 1 },
    } as unknown as JobNeeds & JobRun;
    for (const name of ['1', '2']) {
      await bench.append(`ledger-${name}`, 0, [
        { type: 'ledger.opened.v1', data: { owner: name } },
        { type: 'ledger.credited.v1', data: { amount: 10 } },
        { type: 'ledger.credited.v1', data: { amount: 20 } },
      ]);
    }
  });
  const keys: { end(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of keys.splice(0)) await each.end();
    await bench.close();
  });

  const tamper = async (sql: string) => {
    for (const table of ['events', 'roots']) {
      await bench.database.admin(`ALTER TABLE event_store.${table} DISABLE TRIGGER append_only`);
    }
    await bench.database.admin(sql);
    for (const table of ['events', 'roots']) {
      await bench.database.admin(`ALTER TABLE event_store.${table} ENABLE ALWAYS TRIGGER append_only`);
    }
  };
  const forge = () =>
    tamper(
      `UPDATE event_store.events SET data = replace(data::text, '10', '11')::json WHERE stream_id = 'ledger-2' AND version = 2`,
    );

  it('[EVENT-06~] are made once for what was appended, each upon the one before', async () => {
    const first = await verifier.seal();
    expect(first).toMatchObject({ kind: 'sealed', root: { position: 6, previous: 0 } });
    expect(await verifier.seal()).toMatchObject({ kind: 'unchanged', root: { position: 6 } });
    await bench.append('ledger-1', 3, [{ type: 'ledger.credited.v1', data: { amount: 30 } }]);
    const seals = await Promise.all([verifier.seal(), verifier.seal()]);
    expect(seals).toContainEqual(
      expect.objectContaining({ root: expect.objectContaining({ previous: 6 }) as LogRoot }),
    );
    expect(await verifier.verify()).toEqual({ kind: 'intact', events: 7, roots: 2 });
  });

  it('[EVENT-06~, AUD-02~] find a chain that a superuser recomputed from a changed event on', async () => {
    await verifier.seal();
    await bench.append('ledger-2', 3, [{ type: 'ledger.credited.v1', data: { amount: 40 } }]);
    await forge();
    await tamper(await recomputeChainFrom(bench.store, 'ledger-2'));
    expect(await bench.store.verifyAll()).toEqual({ kind: 'intact', events: 7 });
    expect(await verifier.verify()).toMatchObject({
      kind: 'root-broken',
      reason: 'heads-differ',
      root: { position: 6 },
    });
    expect(await verifier.seal()).toMatchObject({ kind: 'root-broken', reason: 'heads-differ' });
    await expect(sealLogJob.handle({}, context)).rejects.toMatchObject({ name: 'JobRefused' });
    await expect(verifyLogJob.handle({}, context)).rejects.toThrow(/events 1 to 6/);
    expect(lines.filter(({ level }) => level === 50)).toHaveLength(2);
  });

  it.each([
    ['signature-differs', `UPDATE event_store.roots SET made_at = made_at + interval '1 second'`],
    ['key-differs', `UPDATE event_store.roots SET key_id = 'another'`],
    ['events-missing', `DELETE FROM event_store.events WHERE position = 6`],
  ])('[EVENT-06~] find %s', async (reason, sql) => {
    await verifier.seal();
    await tamper(sql);
    expect(await verifier.verify()).toMatchObject({ kind: 'root-broken', reason });
  });

  it('[AUD-02~] are kept by insertion alone', async () => {
    await verifier.seal();
    await expect(bench.rows('DELETE FROM event_store.roots')).rejects.toMatchObject({ code: '42501' });
    for (const sql of ['UPDATE event_store.roots SET previous = 1', 'TRUNCATE event_store.roots']) {
      await expect(bench.database.admin(sql)).rejects.toMatchObject({ code: '23001' });
    }
  });

  it('[EVENT-06~] are made and verified by the clock, and both say so in the log', async () => {
    bench.start({ registry, needs: { verifier, log: context.log } });
    const said = (text: string) => lines.filter(({ msg }) => msg.startsWith(text)).length;
    await until(() => said('log root signed') === 1 && said('log verified') === 1, 'both jobs');
    const { rows } = await bench.database.admin(`SELECT count(*)::int AS jobs FROM pgboss.job`);
    expect(rows).toEqual([{ jobs: 2 }]);
  });
});
