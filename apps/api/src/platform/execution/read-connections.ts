import type { Writable } from 'node:stream';
import type { ReadModelDatabase } from '@keelson/read-models';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { StatementNames } from './statement-names';

/** A statement and its values. What has a name is parsed by the server once for each connection. */
export interface Statement {
  readonly text: string;
  readonly name?: string;
  readonly values?: readonly unknown[];
}

/**
 * A connection to the read models while it is lent. What is sent does not wait for what was sent before; what is sent later
 * is refused, since the next one who has it may read as somebody else.
 */
export interface ReadConnection {
  send<Row>(statement: Statement): Promise<readonly Row[]>;
  /** Sends its statements over this connection, and only over this one. */
  readonly tables: Kysely<ReadModelDatabase>;
}

/** Lends the connections of the reader's pool, each with the query builder that belongs to it. */
export class ReadConnections {
  private readonly names = new StatementNames();

  constructor(private readonly pool: Pool) {}

  /** The work leaves a transaction, which ends with it. The answer does not wait for that end: nothing was changed. */
  async lend<Value>(work: (connection: ReadConnection) => Promise<Value>): Promise<Value> {
    const client = await this.pool.connect();
    const lent = this.lentOf(client);
    let value: Value;
    try {
      value = await work(lent.connection);
    } catch (error) {
      lent.end();
      await giveBack(client, 'ROLLBACK');
      throw error;
    }
    lent.end();
    void giveBack(client, 'COMMIT');
    return value;
  }

  /** After a statement whose answer the server no longer gives in the form that it was prepared for. */
  forgetStatements(): void {
    this.names.forget();
  }

  private lentOf(client: PoolClient): { readonly connection: ReadConnection; readonly end: () => void } {
    let isLent = true;
    const send = async <Row>({ text, name, values = [] }: Statement): Promise<readonly Row[]> => {
      if (!isLent) throw new TypeError('the connection was given back before the read was over');
      sendTogether(client);
      const { rows } = await client.query<Row & object>({ text, values: [...values], ...(name && { name }) });
      return rows;
    };
    const answers: DatabaseConnection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
        const name = this.names.nameOf(sql);
        return { rows: [...(await send<Row>({ text: sql, values: parameters, ...(name && { name }) }))] };
      },
      streamQuery: () => {
        throw new TypeError('the read models are not streamed');
      },
    };
    const connection = { send, tables: builderOver(answers).withSchema('read_model') };
    return { connection, end: () => void (isLent = false) };
  }
}

/** A connection that cannot end its transaction is of no use to anybody else. */
async function giveBack(client: PoolClient, end: 'COMMIT' | 'ROLLBACK'): Promise<void> {
  const failed = await client.query(end).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  client.release(failed);
}

/** The part of a connection of `pg` that its types leave out. */
interface OverSocket {
  readonly connection: { readonly stream: Pick<Writable, 'cork' | 'uncork' | 'writableCorked'> };
}

/** What is sent in one turn of the loop goes out in one piece: every piece costs a call of the system on both sides. */
function sendTogether(client: PoolClient): void {
  const { stream } = (client as PoolClient & OverSocket).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function builderOver(connection: DatabaseConnection): Kysely<ReadModelDatabase> {
  const nothing = (): Promise<void> => Promise.resolve();
  const refused = (): Promise<void> => Promise.reject(new TypeError('a read is in a transaction already'));
  const driver: Driver = {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: nothing,
    destroy: nothing,
    beginTransaction: refused,
    commitTransaction: refused,
    rollbackTransaction: refused,
  };
  return new Kysely<ReadModelDatabase>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (database) => new PostgresIntrospector(database),
    },
  });
}
