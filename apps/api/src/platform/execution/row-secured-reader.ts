import type { Checkpoint, ReadModelDatabase } from '@keelson/read-models';
import { CompiledQuery, type Kysely } from 'kysely';
import { type Caller, subjectOf } from '../access/caller';
import { Outage } from '../wire/outage';
import { remainingMs } from '../http/request-scope';
import type { CheckpointWatch } from './checkpoint-watch';
import { type Freshness, type Reading, ReadModelReader } from './read-model-reader';

const LONGEST_WAIT_MS = 2_000;
const LONGEST_STATEMENT_MS = 5_000;

/** No projector has run over this database yet: an outage, since one will. */
export class ReadModelsNotBuilt extends Outage {
  override readonly name = 'ReadModelsNotBuilt';

  constructor(projections: readonly string[], options: ErrorOptions) {
    super(`the read models of ${projections.join(', ')} are not built yet`, options);
  }
}

const UNDEFINED_TABLE = '42P01';

const tableIsMissing = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === UNDEFINED_TABLE;

/** Reads in one read-only snapshot, so that rows and the position that they include belong together. */
export class RowSecuredReader extends ReadModelReader {
  constructor(
    private readonly database: Kysely<ReadModelDatabase>,
    private readonly watch: Pick<CheckpointWatch, 'reached'>,
  ) {
    super();
  }

  async read<Value>(
    caller: Pick<Caller, 'accountId' | 'actingAs' | 'scope'>,
    { projections, minimumPosition }: Freshness,
    select: (database: Kysely<ReadModelDatabase>) => Promise<Value>,
  ): Promise<Reading<Value>> {
    if (projections.length === 0) throw new RangeError('a query names the projections that it reads');
    try {
      return await this.readFresh(caller, { projections, minimumPosition }, select);
    } catch (error) {
      throw tableIsMissing(error) ? new ReadModelsNotBuilt(projections, { cause: error }) : error;
    }
  }

  private async readFresh<Value>(
    caller: Pick<Caller, 'accountId' | 'actingAs' | 'scope'>,
    { projections, minimumPosition }: Freshness,
    select: (database: Kysely<ReadModelDatabase>) => Promise<Value>,
  ): Promise<Reading<Value>> {
    const first = await this.snapshot(caller, projections, minimumPosition, select);
    if (first) return reading(first, minimumPosition);
    await this.watch.reached(projections, minimumPosition ?? 0, remainingMs(LONGEST_WAIT_MS));
    const second = await this.snapshot(caller, projections, undefined, select);
    if (!second) throw new Error('a read without a minimum position has a snapshot');
    return reading(second, minimumPosition);
  }

  /** `undefined` when the projections do not include the minimum yet; nothing was selected then. */
  private async snapshot<Value>(
    caller: Pick<Caller, 'accountId' | 'actingAs' | 'scope'>,
    projections: readonly string[],
    minimum: number | undefined,
    select: (database: Kysely<ReadModelDatabase>) => Promise<Value>,
  ): Promise<{ value: Value; position: number } | undefined> {
    return await this.database
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        await bindTo(transaction, caller);
        const position = await includedPosition(transaction, projections);
        if (minimum !== undefined && position < minimum) return undefined;
        return { value: await select(transaction.withSchema('read_model')), position };
      });
  }
}

const BIND = `SELECT set_config('app.reach', $1, true), set_config('app.subject', $2, true),
  set_config('statement_timeout', $3, true)`;
const POSITIONS = 'SELECT projection, position FROM read_model.checkpoints WHERE projection = ANY ($1)';

/** Row-level security reads these settings; they end with the transaction. */
async function bindTo(
  transaction: Kysely<ReadModelDatabase>,
  caller: Pick<Caller, 'accountId' | 'actingAs' | 'scope'>,
): Promise<void> {
  const timeout = String(remainingMs(LONGEST_STATEMENT_MS));
  await transaction.executeQuery(CompiledQuery.raw(BIND, [caller.scope, subjectOf(caller), timeout]));
}

async function includedPosition(
  transaction: Kysely<ReadModelDatabase>,
  projections: readonly string[],
): Promise<number> {
  const { rows } = await transaction.executeQuery<Pick<Checkpoint, 'projection' | 'position'>>(
    CompiledQuery.raw(POSITIONS, [projections]),
  );
  const positions = new Map(rows.map(({ projection, position }) => [projection, position]));
  return Math.min(...projections.map((name) => positions.get(name) ?? 0));
}

const reading = <Value>(
  { value, position }: { value: Value; position: number },
  minimum: number | undefined,
): Reading<Value> => ({ value, meta: { position, stale: minimum !== undefined && position < minimum } });
