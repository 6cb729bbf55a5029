import { PROJECTED_CHANNEL } from '@keelson/read-models';
import pg, { type Pool } from 'pg';
import type { CheckpointSource } from './checkpoint-watch';

const RECONNECT_MS = 1_000;

/** Told by the process that was asked to forget cached content. */
export const CONTENT_CLEARED_CHANNEL = 'content_cleared';

/** How far a projection has come, and the names of the events that may change its rows; none while nobody has said. */
export interface Standing {
  readonly projection: string;
  readonly position: number;
  readonly handles: ReadonlySet<string>;
}

const nameOf = (type: string): string => type.replace(/\.v\d+$/, '');

/** Whether an event of this type may change the rows of a projection. */
export const takesUp = ({ handles }: Pick<Standing, 'handles'>, type: string): boolean =>
  handles.size === 0 || handles.has(nameOf(type));

interface StandingRow {
  readonly projection: string;
  readonly position: string | number;
  readonly handles: readonly string[];
}

const standingOf = ({ projection, position, handles }: StandingRow): Standing => ({
  projection,
  position: Number(position),
  handles: new Set(handles),
});

/** Checkpoints in the read models' own schema; NOTIFY tells of them, over one connection that comes back by itself. */
export class PostgresCheckpoints implements CheckpointSource {
  private readonly listeners = new Map([
    [PROJECTED_CHANNEL, new Set<() => void>()],
    [CONTENT_CLEARED_CHANNEL, new Set<() => void>()],
  ]);
  private listener: pg.Client | undefined;
  private reconnect: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly pool: Pool,
    private readonly connection: pg.ClientConfig,
    private readonly onError: (error: unknown) => void,
  ) {}

  async positions(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.pool.query<{ projection: string; position: string | number }>(
      'SELECT projection, position FROM read_model.checkpoints WHERE shard_of IS NULL',
    );
    return new Map(rows.map(({ projection, position }) => [projection, Number(position)]));
  }

  async standings(): Promise<readonly Standing[]> {
    const { rows } = await this.pool.query<StandingRow>(
      `SELECT projection, position, handles FROM read_model.checkpoints WHERE kind = 'projection' AND shard_of IS NULL`,
    );
    return rows.map(standingOf);
  }

  /** `undefined` for a projection that has not begun. */
  async standing(projection: string): Promise<Standing | undefined> {
    const { rows } = await this.pool.query<StandingRow>(
      'SELECT projection, position, handles FROM read_model.checkpoints WHERE projection = $1',
      [projection],
    );
    return rows.map(standingOf)[0];
  }

  onProjected(wake: () => void): () => void {
    return this.hear(PROJECTED_CHANNEL, wake);
  }

  /** Calls back when any process forgets its cached content, and when that may have gone unheard. */
  onContentCleared(forget: () => void): () => void {
    return this.hear(CONTENT_CLEARED_CHANNEL, forget);
  }

  async listen(): Promise<void> {
    const client = new pg.Client(this.connection);
    this.listener = client;
    client.on('notification', ({ channel }) => this.tell(channel));
    client.on('error', this.onError);
    client.on('end', () => this.comeBack());
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await client.query(`LISTEN ${channel}`);
      for (const channel of this.listeners.keys()) this.tell(channel);
    } catch (error) {
      this.onError(error);
      // Connected it may be all the same: a standby lets in but does not listen.
      await client.end().catch(this.onError);
      this.comeBack();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.reconnect);
    await this.listener?.end().catch(this.onError);
  }

  private hear(channel: string, callBack: () => void): () => void {
    const listeners = this.listeners.get(channel);
    listeners?.add(callBack);
    return () => listeners?.delete(callBack);
  }

  private tell(channel: string): void {
    for (const callBack of this.listeners.get(channel) ?? []) callBack();
  }

  private comeBack(): void {
    clearTimeout(this.reconnect);
    if (this.closed) return;
    this.reconnect = setTimeout(() => void this.listen(), RECONNECT_MS);
    this.reconnect.unref();
  }
}
