import type { TimelineFormat } from '@keelson/vocabulary';
import type { Queryable } from './database/transaction';
import { deriveKey } from './keys/derived-keys';
import type { SubjectKeyStore } from './keys/subject-key-store';
import { unwrap, wrap } from './keys/wrap';

export interface TimelineFile {
  readonly accountId: string;
  readonly fileId: string;
  readonly format: TimelineFormat;
}

interface Row {
  readonly sealed: Buffer;
  readonly last: boolean;
}

/** The account of a file went, or was closed, while the file was written. */
export class TimelineAccountGone extends Error {
  override readonly name = 'TimelineAccountGone';
}

/**
 * What people take away of what is recorded about them, in parts, until it expires. Sealed under a key that comes from
 * the account's own, so that the erasure makes every copy unreadable. A part opens in its place alone, and the last one
 * says so: parts that were swapped or cut off do not open.
 */
export class TimelineFiles {
  constructor(
    private readonly database: Queryable,
    private readonly keys: Pick<SubjectKeyStore, 'keyFor'>,
  ) {}

  /**
   * Writes a file under an id that no other has: tries at the same time write files of their own.
   * @param parts at least one, each of any size
   * @throws TimelineAccountGone once nobody may sign in to the account any more: nothing of it outlives an erasure.
   */
  async write(file: TimelineFile, parts: AsyncIterable<Buffer>, expiresAt: Date): Promise<void> {
    let held: Buffer | undefined;
    let part = 0;
    for await (const each of parts) {
      if (held) await this.#keep(file, { part: (part += 1), held, last: false }, expiresAt);
      held = each;
    }
    await this.#keep(file, { part: part + 1, held: held ?? Buffer.alloc(0), last: true }, expiresAt);
  }

  /** The file, part by part; `undefined` where there is none, it is not whole, or its time is over. */
  async open(file: TimelineFile, now: Date): Promise<AsyncGenerator<Buffer> | undefined> {
    const { accountId, fileId, format } = file;
    const { rows } = await this.database.query<{ part: number }>(
      `SELECT part FROM vault.timeline_files
       WHERE account_id = $1 AND file_id = $2 AND format = $3 AND last AND expires_at > $4`,
      [accountId, fileId, format, now],
    );
    const key = rows[0] && (await this.#keyOf(accountId, false));
    return rows[0] && key ? this.#parts(file, rows[0].part, key) : undefined;
  }

  /** All of the account but these. */
  async forgetOthers({ accountId, fileId }: Pick<TimelineFile, 'accountId' | 'fileId'>): Promise<void> {
    await this.database.query('DELETE FROM vault.timeline_files WHERE account_id = $1 AND file_id <> $2', [
      accountId,
      fileId,
    ]);
  }

  /** Erasure. */
  async forget(accountId: string, database: Queryable = this.database): Promise<void> {
    await database.query('DELETE FROM vault.timeline_files WHERE account_id = $1', [accountId]);
  }

  async *#parts(file: TimelineFile, count: number, key: Buffer): AsyncGenerator<Buffer> {
    for (let part = 1; part <= count; part += 1) {
      const { rows } = await this.database.query<Row>(
        'SELECT sealed, last FROM vault.timeline_files WHERE account_id = $1 AND file_id = $2 AND format = $3 AND part = $4',
        [file.accountId, file.fileId, file.format, part],
      );
      const [row] = rows;
      if (!row) throw new Error('a part of the file is missing');
      yield unwrap(key, nameOf(file, part, row.last), row.sealed);
    }
  }

  /** The lock lets an erasure go first or wait, as with sessions. */
  async #keep(
    file: TimelineFile,
    { part, held, last }: { readonly part: number; readonly held: Buffer; readonly last: boolean },
    expiresAt: Date,
  ): Promise<void> {
    const { accountId, fileId, format } = file;
    const key = await this.#keyOf(accountId, true);
    if (!key) throw new TimelineAccountGone();
    const { rowCount } = await this.database.query(
      `INSERT INTO vault.timeline_files (account_id, file_id, format, part, last, sealed, expires_at)
       SELECT c.account_id, $2::uuid, $3::text, $4::integer, $5::boolean, $6::bytea, $7::timestamptz
       FROM vault.credentials c WHERE c.account_id = $1 AND c.disabled_at IS NULL FOR KEY SHARE`,
      [accountId, fileId, format, part, last, wrap(key, nameOf(file, part, last), held), expiresAt],
    );
    if (rowCount !== 1) throw new TimelineAccountGone();
  }

  async #keyOf(accountId: string, create: boolean): Promise<Buffer | undefined> {
    const key = await this.keys.keyFor(accountId, { create });
    return key && deriveKey(key, 'timeline-files');
  }
}

const nameOf = ({ accountId, fileId, format }: TimelineFile, part: number, last: boolean): string =>
  [accountId, fileId, format, part, last ? 'last' : 'more follows'].join('\n');
