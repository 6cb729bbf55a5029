import pg from 'pg';
import { copyIn, copyLine } from '../log/copy-in.mjs';
import { app, library } from '../machine/product.mjs';

const { registry } = app('projectors', 'registry');
const { prepareProjection } = app('projectors', 'runtime/projection-tables');
const { tableName } = library('read-models/schema');

/** Fills the tables with the rows that the product's own projections make of events, by COPY instead of event by event. */
export class ReadModels {
  #folds = registry.projections.map((projection) => ({
    projection,
    handles: new Set(projection.handles),
    rows: new Map(),
  }));

  constructor(database) {
    this.database = database;
  }

  async prepare() {
    const pool = new pg.Pool({ connectionString: this.database.urls.projector, max: 1 });
    try {
      for (const { projection } of this.#folds) await prepareProjection(pool, projection);
    } finally {
      await pool.end();
    }
  }

  see(event) {
    for (const { projection, handles, rows } of this.#folds) {
      if (!handles.has(event.type)) continue;
      const key = projection.keyOf(event);
      if (key === undefined) continue;
      const row = projection.evolve(rows.get(key), event);
      if (row) rows.set(key, row);
      else rows.delete(key);
    }
  }

  /** Rows that no later event touches are written and forgotten; the others are written anew as they stand. */
  async write(position) {
    for (const { projection, rows } of this.#folds) {
      const { table, writesOnce, name } = projection;
      const full = `read_model.${tableName(table, 'live')}`;
      if (!writesOnce) await this.database.admin(`TRUNCATE ${full}`);
      await copyIn(this.database.urls.superuser, `COPY ${full} FROM STDIN`, linesOf(table, rows.values()));
      if (writesOnce) rows.clear();
      await this.database.admin('UPDATE read_model.checkpoints SET position = $2 WHERE projection = $1', [
        name,
        position,
      ]);
    }
  }
}

function* linesOf({ columns }, rows) {
  const known = Object.entries(columns);
  for (const row of rows)
    yield copyLine(
      known.map(([name, { type }]) =>
        type.startsWith('json') && row[name] !== null ? JSON.stringify(row[name]) : row[name],
      ),
    );
}
