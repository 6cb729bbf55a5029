import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AccountEvent,
  accountStream,
  evolveAccount,
  initialAccountState,
  REGISTRATION_TYPES,
} from '@keelson/domain/accounts';
import { type DeletionEvent, deletionStream } from '@keelson/domain/deletion';
import { type OnboardingEvent, onboardingStream } from '@keelson/domain/onboarding';
import { PARTNER_RELATIONS } from '@keelson/read-models';
import { Client } from 'pg';
import { registry } from '../registry';
import type { AnyProjection } from '../runtime/registration';
import { until } from '../runtime/testing/bench';
import { ProductBench } from '../runtime/testing/product-bench';
import { partnerRelationsProjection } from './partner-relations.projection';

const GOLDEN = join(__dirname, '../../../../libs/domain/src/accounts/golden');
const goldens = readdirSync(GOLDEN).map((file) => JSON.parse(readFileSync(join(GOLDEN, file), 'utf8')) as AccountEvent);
const golden = (type: AccountEvent['type']) => goldens.filter((each) => each.type === type);
const registered = golden('accounts.customer-registered.v1');
const assigned = (partnerId: string): AccountEvent => ({
  type: 'accounts.partner-assigned.v1',
  data: { partnerId, byCode: true },
});
const signedUpWith = (partnerId: string | null) =>
  golden('accounts.company-signed-up.v1').map(
    (event) => ({ ...event, data: { ...event.data, partnerId } }) as AccountEvent,
  );
const removed = golden('accounts.partner-removed.v1');
const accessEnded = { type: 'deletion.access-ended.v1', data: {} } as const;
const onboarded = {
  type: 'onboarding.step-completed.v1',
  data: { step: 'eLearning', alsoCompleted: ['dashboard'], started: null },
} as const satisfies OnboardingEvent;
const erased = { type: 'deletion.personal-data-erased.v1', data: {} } as const;
/** An account registers once, as the first that happens to it. */
const isRegistration = ({ type }: AccountEvent): boolean => (REGISTRATION_TYPES as readonly string[]).includes(type);

const SECURED = ['customers', 'ledgers', 'goals', 'connections'];
/** Accounts whose change of partner cannot be projected until the test says so. */
const poisonous = new Set<string>();
const relations: typeof partnerRelationsProjection = {
  ...partnerRelationsProjection,
  evolve(row, event) {
    if (event.type === 'accounts.partner-assigned.v1' && poisonous.has(event.metadata.partitionKey))
      throw new Error('poison');
    return partnerRelationsProjection.evolve(row, event);
  },
};
const alone = [relations as unknown as AnyProjection];
/** It, and all whose rows partners read. */
const everything = [...alone, ...registry.projections.filter(({ table }) => SECURED.includes(table.name))];

describe('whose customer an account is', () => {
  let bench: ProductBench;
  beforeEach(async () => {
    poisonous.clear();
    bench = await ProductBench.open(everything);
  });
  afterEach(() => bench.close());

  const happens = (accountId: string, events: readonly AccountEvent[]) =>
    bench.append(accountStream(accountId), events, { subjectId: accountId });
  const completes = (accountId: string) =>
    bench.append(onboardingStream(accountId), [onboarded], { subjectId: accountId });
  /** As a customer whose figures are open to the partner. */
  const joins = async (accountId: string, events: readonly AccountEvent[]) => {
    await happens(accountId, events);
    await completes(accountId);
  };
  const ends = (accountId: string, ...further: readonly DeletionEvent[]) =>
    bench.append(deletionStream(accountId), [accessEnded, ...further], { subjectId: accountId });
  const known = async (): Promise<Readonly<Record<string, string>>> => {
    const { rows } = await bench.pool.query<{ customer_id: string; partner_id: string }>(
      'SELECT customer_id, partner_id FROM read_model.partner_relations',
    );
    return Object.fromEntries(rows.map(({ customer_id, partner_id }) => [customer_id, partner_id]));
  };
  /** What the database itself shows somebody who asks for everything. */
  const shown = async (reach: string, subject: string): Promise<Readonly<Record<string, readonly string[]>>> => {
    const reader = new Client({ connectionString: bench.database.urls.reader });
    await reader.connect();
    await reader.query(`SELECT set_config('app.reach', $1, false), set_config('app.subject', $2, false)`, [
      reach,
      subject,
    ]);
    const found: Record<string, readonly string[]> = {};
    for (const [table, key] of [...SECURED.map((each) => [each, 'account_id']), ['partner_relations', 'customer_id']]) {
      const { rows } = await reader.query<{ id: string }>(`SELECT ${key} AS id FROM read_model.${table} ORDER BY 1`);
      found[table ?? ''] = rows.map(({ id }) => id);
    }
    await reader.end();
    return found;
  };
  /** From here on a cure is found by the retry command alone. */
  const givenUp = () =>
    until(async () => {
      const { rows } = await bench.pool.query<{ next_attempt_at: string | null }>(
        'SELECT next_attempt_at FROM read_model.parked_streams WHERE projection = $1',
        [PARTNER_RELATIONS],
      );
      return rows.length > 0 && rows.every(({ next_attempt_at }) => next_attempt_at === null);
    }, 'the last automatic try');
  const everywhere = (...accounts: readonly string[]) =>
    Object.fromEntries([...SECURED, 'partner_relations'].map((table) => [table, accounts]));

  it('[AUTHZ-02~] is what the events of the account say, and nobody’s once access has ended', async () => {
    await happens('acc_registered', registered);
    await happens('acc_signed-up', signedUpWith(null));
    await happens('acc_with-code', signedUpWith('acc_nell'));
    await happens('acc_changed', [...signedUpWith('acc_nell'), assigned('acc_omar')]);
    await happens('acc_left', [...registered, assigned('acc_omar'), ...removed]);
    await happens('acc_returned', [...registered, assigned('acc_omar'), ...removed, assigned('acc_nell')]);
    await happens('acc_gone', [...registered, assigned('acc_nell')]);
    await ends('acc_gone');
    await happens('acc_gone', [assigned('acc_omar')]);
    await bench.project();
    const now = {
      acc_registered: 'partner_keelson',
      'acc_signed-up': 'partner_keelson',
      'acc_with-code': 'acc_nell',
      acc_changed: 'acc_omar',
      acc_left: 'partner_keelson',
      acc_returned: 'acc_nell',
    };
    expect(await known()).toEqual(now);
    await bench.project(2);
    expect(await known()).toEqual(now);
  });

  it('[AUTHZ-02~] agrees with the account itself about every event, whichever comes last', async () => {
    const lives = goldens.map((event) => (isRegistration(event) ? [event] : [...signedUpWith('acc_nell'), event]));
    for (const [index, life] of lives.entries()) await happens(`acc_${index}`, life);
    await bench.project();
    const decided = lives.map((life, index) => [
      `acc_${index}`,
      life.reduce(evolveAccount, initialAccountState).partnerId,
    ]);
    expect(await known()).toEqual(Object.fromEntries(decided));
  });

  it('[AUTHZ-02~, BACK-07~] shows the partner a customer from the first, and the figures once the onboarding is completed', async () => {
    await happens('acc_ann', signedUpWith('acc_nell'));
    await bench.project();
    const listed = { ...everywhere(), customers: ['acc_ann'], partner_relations: ['acc_ann'] };
    expect(await shown('partners', 'acc_nell')).toEqual(listed);
    expect(await shown('own', 'acc_ann')).toEqual(everywhere('acc_ann'));
    await completes('acc_ann');
    await bench.project();
    expect(await shown('partners', 'acc_nell')).toEqual(everywhere('acc_ann'));
    expect(await shown('partners', 'acc_omar')).toEqual(everywhere());
  });

  it('[AUTHZ-02~] opens and closes the rows of tables that lag behind', async () => {
    await joins('acc_ann', signedUpWith('acc_nell'));
    await joins('acc_bob', signedUpWith('acc_nell'));
    await bench.project();
    expect(await shown('partners', 'acc_nell')).toEqual(everywhere('acc_ann', 'acc_bob'));
    await happens('acc_ann', [assigned('acc_omar')]);
    await ends('acc_bob');
    await bench.project(1, alone);
    expect(await shown('partners', 'acc_nell')).toEqual(everywhere());
    expect(await shown('partners', 'acc_omar')).toEqual(everywhere('acc_ann'));
    expect(await shown('own', 'acc_ann')).toEqual(everywhere('acc_ann'));
  });

  it('[AUTHZ-02~] is nobody’s while its change is parked, through a rebuild, until it is tried again', async () => {
    await joins('acc_ann', signedUpWith('acc_nell'));
    await joins('acc_bob', signedUpWith('acc_nell'));
    await bench.project();
    poisonous.add('acc_ann');
    await happens('acc_ann', [assigned('acc_omar')]);
    await bench.project();
    const parked = async () => {
      expect(await shown('partners', 'acc_nell')).toEqual(everywhere('acc_bob'));
      expect(await shown('partners', 'acc_omar')).toEqual(everywhere());
      expect((await shown('all', 'acc_staff'))['partner_relations']).toEqual(['acc_bob']);
    };
    await parked();
    await bench.project(2, alone);
    await parked();
    await givenUp();
    poisonous.clear();
    expect(await bench.retry(PARTNER_RELATIONS, accountStream('acc_ann'))).toEqual({ kind: 'retried' });
    expect(await shown('partners', 'acc_nell')).toEqual(everywhere('acc_bob'));
    expect(await shown('partners', 'acc_omar')).toEqual(everywhere('acc_ann'));
  });

  it('[AUTHZ-02~, ERASE-02~] is gone with the person, also while its change is parked', async () => {
    await joins('acc_ann', signedUpWith('acc_nell'));
    await bench.project();
    poisonous.add('acc_ann');
    await happens('acc_ann', [assigned('acc_omar')]);
    await ends('acc_ann', erased);
    await bench.project();
    expect(await known()).toEqual({});
    await givenUp();
    poisonous.clear();
    expect(await bench.retry(PARTNER_RELATIONS, accountStream('acc_ann'))).toEqual({ kind: 'retried' });
    expect(await known()).toEqual({});
    expect(await shown('partners', 'acc_nell')).toEqual(everywhere());
  });

  it('[AUTHZ-02~] is nobody’s at all while a stream is parked of which no partition is known', async () => {
    await joins('acc_ann', signedUpWith('acc_nell'));
    await bench.project();
    await bench.pool.query(
      `INSERT INTO read_model.parked_streams (projection, stream_id, from_version, reason, attempts) VALUES ($1, 's', 1, 'Error', 5)`,
      [PARTNER_RELATIONS],
    );
    expect(await shown('partners', 'acc_nell')).toEqual(everywhere());
  });

  it('[AUTHZ-02~] is written by no role but that of the projectors, and by readers learned of nothing else', async () => {
    await joins('acc_ann', signedUpWith('acc_nell'));
    await bench.project();
    for (const role of ['app', 'reader'] as const) {
      const client = new Client({ connectionString: bench.database.urls[role] });
      await client.connect();
      const written = client.query(`INSERT INTO read_model.partner_relations VALUES ('acc_ann', 'acc_omar')`);
      await expect(written).rejects.toMatchObject({ code: '42501' });
      await client.end();
    }
    expect((await shown('partners', 'acc_omar'))['partner_relations']).toEqual([]);
    expect((await shown('', ''))['partner_relations']).toEqual([]);
  });
});
