import type { Queryable } from './database/transaction';

/** What a running import has asked for already: the next try asks for none of that again. */
export interface ImportProgress {
  readonly importId: string;
  /** Months that it may have to ask for. */
  readonly months: number;
  readonly monthsDone: number;
  readonly steps: readonly string[];
}

interface ProgressRow {
  readonly import_id: string;
  readonly months: number;
  readonly months_done: number;
  readonly steps: readonly string[];
}

/**
 * How far the running import of each account is. A month that came as it was known leaves no event, so the log alone
 * cannot tell. Nothing here is personal.
 */
export class ImportsUnderWay {
  constructor(private readonly database: Queryable) {}

  /** What this import has done so far; another import of the account begins with nothing. */
  async begin(accountId: string, importId: string, months: number, now: Date): Promise<ImportProgress> {
    const { rows } = await this.database.query<ProgressRow>(
      `INSERT INTO vault.imports_under_way AS i (account_id, import_id, months, noted_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (account_id) DO UPDATE SET
         import_id = excluded.import_id,
         months = excluded.months,
         noted_at = excluded.noted_at,
         months_done = CASE WHEN i.import_id = excluded.import_id THEN i.months_done ELSE 0 END,
         steps = CASE WHEN i.import_id = excluded.import_id THEN i.steps ELSE '{}' END
       RETURNING import_id, months, months_done, steps`,
      [accountId, importId, months, now],
    );
    return progressOf(rows[0], importId);
  }

  /** The step is done, and so are this many months in all. */
  async note(accountId: string, importId: string, step: string, monthsDone: number, now: Date): Promise<void> {
    await this.database.query(
      `UPDATE vault.imports_under_way
       SET steps = array_append(steps, $3), months_done = $4, noted_at = $5
       WHERE account_id = $1 AND import_id = $2 AND NOT $3 = ANY(steps)`,
      [accountId, importId, step, monthsDone, now],
    );
  }

  async of(accountId: string): Promise<ImportProgress | undefined> {
    const { rows } = await this.database.query<ProgressRow>(
      'SELECT import_id, months, months_done, steps FROM vault.imports_under_way WHERE account_id = $1',
      [accountId],
    );
    return rows[0] && progressOf(rows[0], rows[0].import_id);
  }

  async forget(accountId: string, database: Queryable = this.database): Promise<void> {
    await database.query('DELETE FROM vault.imports_under_way WHERE account_id = $1', [accountId]);
  }
}

const progressOf = (row: ProgressRow | undefined, importId: string): ImportProgress => ({
  importId,
  months: row?.months ?? 0,
  monthsDone: row?.months_done ?? 0,
  steps: row?.steps ?? [],
});
