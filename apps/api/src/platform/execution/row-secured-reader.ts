import { type Checkpoint, PARTNER_RELATIONS, type ReadModelDatabase } from '@keelson/read-models';
import type { Kysely } from 'kysely';
import { type Caller, subjectOf } from '../access/caller';
import { Outage } from '../wire/outage';
import { remainingMs } from '../http/request-scope';
import type { CheckpointWatch } from './checkpoint-watch';
import { type PartnerRelations, PartnerRelationsBehind } from './partner-relations';
import type { ReadConnection, ReadConnections } from './read-connections';
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
/** A rebuild may have put a table of another shape in the place of one of which a statement was prepared. */
const PREPARED_FOR_ANOTHER_SHAPE = '0A000';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === code;

/**
 * Reads in one read-only snapshot, so that rows and the position that they include belong together. What partners read
 * is as their relations to customers stand at the head of the log: a relation that has ended opens nothing.
 */
export class RowSecuredReader extends ReadModelReader {
  constructor(
    private readonly connections: ReadConnections,
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
      return await this.readFresh(caller, freshness, select).catch((error: unknown) => {
        if (!hasCode(error, PREPARED_FOR_ANOTHER_SHAPE)) throw error;
        this.connections.forgetStatements();
        return this.readFresh(caller, freshness, select);
      });
    } catch (error) {
      throw hasCode(error, UNDEFINED_TABLE) ? new ReadModelsNotBuilt(projections, { cause: error }) : error;
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
    const holdsRelations = relations > 0 || projections.includes(PARTNER_RELATIONS);
    return await this.connections.lend(async (connection) => {
      const begun = begin(connection, caller, { projections: [...projections, PARTNER_RELATIONS], holdsRelations });
      // With nothing to compare beforehand, all is one journey to the database.
      if (minimum === 0 && relations === 0) {
        const [positionOf, value] = await allOver(begun, Promise.resolve(connection.tables).then(select));
        return { value, position: Math.min(...projections.map(positionOf)) };
      }
      const positionOf = await begun;
      const position = Math.min(...projections.map(positionOf));
      if (position < minimum || positionOf(PARTNER_RELATIONS) < relations) return undefined;
      return { value: await select(connection.tables), position };
    });
  }
}

const BEGIN = { text: 'START TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY' };

/**
 * A rebuild cannot replace the table from here on. Before the snapshot: in an older one the table that took its place
 * would show what it held while it was still being built.
 */
const HOLD_RELATIONS = { text: 'LOCK TABLE read_model.partner_relations IN ACCESS SHARE MODE' };

/** Row-level security reads these settings; they end with the transaction. */
const BIND = {
  name: 'bind-to-caller',
  text: `SELECT set_config('app.reach', $1, true), set_config('app.subject', $2, true),
  set_config('statement_timeout', $3, true)`,
};
const POSITIONS = {
  name: 'positions',
  text: 'SELECT projection, position FROM read_model.checkpoints WHERE projection = ANY ($1)',
};

/**
 * Begins the snapshot and binds it to the caller. The statements are on their way when this returns, in this order, so
 * what is sent next comes after them; where one of them fails, the transaction answers nothing any more.
 */
async function begin(
  connection: ReadConnection,
  caller: ReadingCaller,
  { projections, holdsRelations }: { readonly projections: readonly string[]; readonly holdsRelations: boolean },
): Promise<(projection: string) => number> {
  const timeout = String(remainingMs(LONGEST_STATEMENT_MS));
  const sent = [
    connection.send(BEGIN),
    ...(holdsRelations ? [connection.send(HOLD_RELATIONS)] : []),
    connection.send({ ...BIND, values: [caller.scope, subjectOf(caller), timeout] }),
  ];
  const asked = connection.send<Pick<Checkpoint, 'projection' | 'position'>>({ ...POSITIONS, values: [projections] });
  await allOver(...sent, asked);
  const known = new Map((await asked).map(({ projection, position }) => [projection, position]));
  return (projection) => known.get(projection) ?? 0;
}

/** Waits for the end of all, so that nothing is under way when it fails: with the failure that came first. */
async function allOver<const Work extends readonly Promise<unknown>[]>(
  ...work: Work
): Promise<{ -readonly [Each in keyof Work]: Awaited<Work[Each]> }> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return await Promise.all(work);
}

const reading = <Value>(
  { value, position }: { value: Value; position: number },
  minimum: number | undefined,
): Reading<Value> => ({ value, meta: { position, stale: minimum !== undefined && position < minimum } });
