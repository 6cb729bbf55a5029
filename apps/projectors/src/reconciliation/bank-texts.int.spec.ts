import { randomBytes } from 'node:crypto';
import { ERASED } from '@keelson/domain';
import {
  type BankDayEvent,
  bankDayDecider,
  bankDayStream,
  bankDaySubject,
  RECONCILIATION_PARTITION,
} from '@keelson/domain/reconciliation';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { createEventCodec, uuidV5 } from '@keelson/event-store/codec';
import type { DeciderRunner } from '@keelson/event-store/decisions';
import type { PostgresEventStore } from '@keelson/event-store/postgres';
import { createTableSql } from '@keelson/read-models';
import { bankLinesTable } from '@keelson/read-models/reconciliation';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault, SubjectKeyStore, type Vault } from '@keelson/vault';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { migratedDatabase } from '../migration/testing/migrated-database';
import { projection } from '../runtime/registration';
import { openPatientStore, patientPool } from '../runtime/testing/patient-connections';
import { workerRunner } from '../runtime/worker-runner';
import { bankLinesProjection } from './bank-lines.projection';
import { bankTextsJob } from './bank-texts.job';

const log = pino({ level: 'silent' });
const masterKeys = [{ version: 1, secret: randomBytes(32) }];
const TODAY = new Date('2026-11-27T02:00:00.000Z');
const NAMESPACE = '4f7b0d9e-9a60-4b3a-8c59-7f0f3d1f5a11';

describe('the texts of bank lines', () => {
  let database: FreshDatabase;
  let pools: readonly Pool[];
  let vault: Vault;
  let keys: SubjectKeyStore;
  let store: PostgresEventStore;

  /** A process of its own, which has no key in memory. */
  const freshRunner = (): DeciderRunner => workerRunner({ store, codec: createEventCodec(eventCatalogue, keys), log });

  beforeAll(async () => {
    const registry = { projections: [projection(bankLinesProjection)], reactors: [], jobHandlers: [] };
    database = await migratedDatabase(registry);
    const pool = patientPool(database.urls.projector, log);
    const keysPool = patientPool(database.urls.keys, log, 2);
    pools = [pool, keysPool];
    vault = await openVault({ pool, keysPool, masterKeys });
    keys = new SubjectKeyStore(keysPool, masterKeys);
    store = await openPatientStore(database.urls.projector);
    for (const statement of createTableSql(bankLinesTable, 'live')) await pool.query(statement);
    for (const date of ['2024-11-26', '2024-11-27', '2024-11-28']) await keep(date);
  });
  afterAll(async () => {
    await store.close();
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  });

  async function keep(date: string): Promise<void> {
    const commandId = uuidV5(NAMESPACE, date);
    const line = { lineId: `bnk_${date}`, date, amountPence: 100, namesProvider: false, text: `ANN FIELD ${date}` };
    await freshRunner().record({
      ...{ decider: bankDayDecider, streamId: bankDayStream(date), partitionKey: RECONCILIATION_PARTITION },
      command: { name: 'RecordBankLines', lines: [line] },
      context: {
        ...{ commandId, correlationId: commandId, causationId: commandId, subjectId: bankDaySubject(date) },
        actor: { kind: 'admin', id: 'acc_1' },
      },
    });
    await database.admin(
      `INSERT INTO read_model.reconciliation_bank_lines VALUES ('bnk_${date}', '${date}', 100, false, null, '[]')`,
    );
  }

  const run = async (): Promise<void> => {
    const [pool] = pools;
    if (!pool) throw new Error('no pool');
    const signal = new AbortController().signal;
    const parts = { vault, pool, clock: () => TODAY, log, jobId: 'a', attempt: 1, signal };
    await bankTextsJob.handle({}, { ...parts, runner: freshRunner() });
  };
  const read = async (date: string): Promise<readonly string[]> =>
    (await freshRunner().read<BankDayEvent>(bankDayStream(date))).map(({ type, data }) =>
      type === 'reconciliation.bank-line-recorded.v1' ? data.text : type,
    );

  it('are gone 24 months after their day, in the log too, and no day sooner; that is recorded once', async () => {
    await run();
    await run();
    const gone = [ERASED, 'reconciliation.bank-texts-erased.v1'];
    expect(await read('2024-11-26')).toEqual(gone);
    expect(await read('2024-11-27')).toEqual(gone);
    expect(await read('2024-11-28')).toEqual(['ANN FIELD 2024-11-28']);
    expect(await keys.keyFor(bankDaySubject('2024-11-27'), { create: true })).toBeUndefined();
  });
});
