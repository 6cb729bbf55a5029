import { type Checkpoint, PARTNER_RELATIONS, type ReadModelDatabase } from '@keelson/read-models';
import { CompiledQuery, type Kysely } from 'kysely';
import { type Caller, subjectOf } from '../access/caller';
import { Outage } from '../wire/outage';
import { remainingMs } from '../http/request-scope';
import type { CheckpointWatch } from './checkpoint-watch';
import { type PartnerRelations, PartnerRelationsBehind } from './partner-relations';
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

/** Positions before which nothing is read. */
interface Needed {
  readonly projections: readonly string[];
  readonly minimum: number;
  /** Of the relations of partners and customers. */
  readonly relations: number;
}

type ReadingCaller = Pick<Caller, 'accountId' | 'actingAs' | 'scope'>;

const UNDEFINED_TABLE = '42P01';

const tableIsMissing = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === UNDEFINED_TABLE;

/**
 * Reads in one read-only snapshot, so that rows and the position that they include belong together. What partners read
 * is as their relations to customers stand at the head of the log: a relation that has ended opens nothing.
 */
export class RowSecuredReader extends ReadModelReader {
  constructor(
    private readonly database: Kysely<ReadModelDatabase>,
    private readonly watch: Pick<CheckpointWatch, 'reached'>,
    private readonly relations: Pick<PartnerRelations, 'neededPosition'>,
  ) {
    super();
  }

  async read<Value>(
    caller: ReadingCaller,
    freshness: Freshness,
    select: (database: Kysely<ReadModelDatabase>) => Promise<Value>,
  ): Promise<Reading<Value>> {
    const { projections } = freshness;
    if (projections.length === 0) throw new RangeError('a query names the projections that it reads');
    try {
      return await this.readFresh(caller, freshness, select);
    } catch (error) {
      throw tableIsMissing(error) ? new ReadModelsNotBuilt(projections, { cause: error }) : error;
    }
  }

  private async readFresh<Value>(
    caller: ReadingCaller,
    { projections, minimumPosition, waitsMs = LONGEST_WAIT_MS }: Freshness,
    select: (database: Kysely<ReadModelDatabase>) => Promise<Value>,
  ): Promise<Reading<Value>> {
    const relations = caller.scope === 'partners' ? await this.relations.neededPosition() : 0;
    const needed = { projections, minimum: minimumPosition ?? 0, relations };
    const first = await this.snapshot(caller, needed, select);
    if (first) return reading(first, minimumPosition);
    const most = remainingMs(waitsMs);
    const waits = [this.watch.reached(projections, needed.minimum, most)];
    if (relations > 0) waits.push(this.watch.reached([PARTNER_RELATIONS], relations, most));
    await Promise.all(waits);
    const second = await this.snapshot(caller, { ...needed, minimum: 0 }, select);
    if (!second) throw new PartnerRelationsBehind();
    return reading(second, minimumPosition);
  }

  /** `undefined` when a projection does not include what is needed yet; nothing was selected then. */
  private async snapshot<Value>(
    caller: ReadingCaller,
    { projections, minimum, relations }: Needed,
    select: (database: Kysely<ReadModelDatabase>) => Promise<Value>,
  ): Promise<{ value: Value; position: number } | undefined> {
    return await this.database
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        if (relations > 0 || projections.includes(PARTNER_RELATIONS)) await holdRelations(transaction);
        await bindTo(transaction, caller);
        const positionOf = await positions(transaction, [...projections, PARTNER_RELATIONS]);
        const position = Math.min(...projections.map(positionOf));
        if (position < minimum || positionOf(PARTNER_RELATIONS) < relations) return undefined;
        return { value: await select(transaction.withSchema('read_model')), position };
      });
  }
}

/**
 * A rebuild cannot replace the table from here on. Before the snapshot: in an older one the table that took its place
 * would show what it held while it was still being built.
 */
const holdRelations = (transaction: Kysely<ReadModelDatabase>): Promise<unknown> =>
  transaction.executeQuery(CompiledQuery.raw('LOCK TABLE read_model.partner_relations IN ACCESS SHARE MODE'));

const BIND = `SELECT set_config('app.reach', $1, true), set_config('app.subject', $2, true),
  set_config('statement_timeout', $3, true)`;
const POSITIONS = 'SELECT projection, position FROM read_model.checkpoints WHERE projection = ANY ($1)';

/** Row-level security reads these settings; they end with the transaction. */
async function bindTo(transaction: Kysely<ReadModelDatabase>, caller: ReadingCaller): Promise<void> {
  const timeout = String(remainingMs(LONGEST_STATEMENT_MS));
  await transaction.executeQuery(CompiledQuery.raw(BIND, [caller.scope, subjectOf(caller), timeout]));
}

async function positions(
  transaction: Kysely<ReadModelDatabase>,
  projections: readonly string[],
): Promise<(projection: string) => number> {
  const { rows } = await transaction.executeQuery<Pick<Checkpoint, 'projection' | 'position'>>(
    CompiledQuery.raw(POSITIONS, [projections]),
  );
  const known = new Map(rows.map(({ projection, position }) => [projection, position]));
  return (projection) => known.get(projection) ?? 0;
}

const reading = <Value>(
  { value, position }: { value: Value; position: number },
  minimum: number | undefined,
): Reading<Value> => ({ value, meta: { position, stale: minimum !== undefined && position < minimum } });
