import type { DraftForm } from '@keelson/vocabulary';
import { instantOf, type StoredInstant } from './connections/stored-instant';
import type { Queryable } from './database/transaction';
import { deriveKey } from './keys/derived-keys';
import type { SubjectKeyStore } from './keys/subject-key-store';
import { unwrap, wrap } from './keys/wrap';

/** How long what was typed waits to be sent. */
export const DRAFT_DAYS = 90;

export interface DraftOf {
  readonly accountId: string;
  readonly form: DraftForm;
}

export interface KeptDraft {
  readonly version: number;
  readonly savedAt: Date;
}

export interface StoredDraft extends KeptDraft {
  readonly text: string;
}

interface DraftRow {
  readonly sealed: Buffer;
  readonly version: string;
  readonly saved_at: StoredInstant;
}

/**
 * What was typed into a form and not sent yet, one row for each account and form. Sealed under a key that comes from the
 * account's own, so that the erasure makes every copy of it unreadable.
 */
export class FormDrafts {
  constructor(
    private readonly database: Queryable,
    private readonly keys: Pick<SubjectKeyStore, 'keyFor'>,
  ) {}

  /** `undefined` where nothing waits, or nobody can read it any more. */
  async read({ accountId, form }: DraftOf): Promise<StoredDraft | undefined> {
    const { rows } = await this.database.query<DraftRow>(
      'SELECT sealed, version, saved_at FROM vault.form_drafts WHERE account_id = $1 AND form = $2',
      [accountId, form],
    );
    const [row] = rows;
    const key = row && (await this.#keyOf(accountId, false));
    if (!row || !key) return undefined;
    return { ...kept(row), text: unwrap(key, nameOf({ accountId, form }), row.sealed).toString('utf8') };
  }

  /** All that waits, for the account's own eyes; nothing once nobody can read it any more. */
  async ofAccount(accountId: string): Promise<readonly (StoredDraft & Pick<DraftOf, 'form'>)[]> {
    const { rows } = await this.database.query<DraftRow & { readonly form: DraftForm }>(
      'SELECT form, sealed, version, saved_at FROM vault.form_drafts WHERE account_id = $1 ORDER BY form',
      [accountId],
    );
    const key = rows.length > 0 ? await this.#keyOf(accountId, false) : undefined;
    if (!key) return [];
    return rows.map((row) => ({
      ...kept(row),
      form: row.form,
      text: unwrap(key, nameOf({ accountId, form: row.form }), row.sealed).toString('utf8'),
    }));
  }

  /**
   * Keeps the text in place of what was there. `undefined` where another version than the expected one stands there, 0
   * being none; without one it is kept whatever stands there. A version never comes twice, even where a draft went.
   * @throws Error once the account was erased.
   */
  async save(draft: DraftOf & { readonly text: string; readonly expected?: number }, now: Date) {
    const { accountId, form, text, expected } = draft;
    const key = await this.#keyOf(accountId, true);
    if (!key) throw new Error('the key of the account was destroyed');
    const { rows } = await this.database.query<DraftRow>(statementFor(expected), [
      accountId,
      form,
      wrap(key, nameOf(draft), Buffer.from(text, 'utf8')),
      now.getTime(),
      now,
      ...(expected === undefined || expected === 0 ? [] : [expected]),
    ]);
    return rows[0] && kept(rows[0]);
  }

  /** It was sent, or is not wanted any more. Harmless where there is none. */
  async discard({ accountId, form }: DraftOf): Promise<void> {
    await this.database.query('DELETE FROM vault.form_drafts WHERE account_id = $1 AND form = $2', [accountId, form]);
  }

  /** Erasure. */
  async forget(accountId: string, database: Queryable = this.database): Promise<void> {
    await database.query('DELETE FROM vault.form_drafts WHERE account_id = $1', [accountId]);
  }

  async #keyOf(accountId: string, create: boolean): Promise<Buffer | undefined> {
    const key = await this.keys.keyFor(accountId, { create });
    return key && deriveKey(key, 'form-drafts');
  }
}

const INSERT = `INSERT INTO vault.form_drafts AS d (account_id, form, sealed, version, saved_at)
  VALUES ($1, $2, $3, $4, $5) ON CONFLICT (account_id, form)`;
const CHANGES = 'sealed = $3, version = greatest(d.version + 1, $4), saved_at = $5';
const ANSWER = 'RETURNING d.sealed, d.version, d.saved_at';

function statementFor(expected: number | undefined): string {
  if (expected === undefined) return `${INSERT} DO UPDATE SET ${CHANGES} ${ANSWER}`;
  if (expected === 0) return `${INSERT} DO NOTHING ${ANSWER}`;
  return `UPDATE vault.form_drafts AS d SET ${CHANGES} WHERE account_id = $1 AND form = $2 AND version = $6 ${ANSWER}`;
}

const kept = ({ version, saved_at }: DraftRow): KeptDraft => ({
  version: Number(version),
  savedAt: instantOf(saved_at),
});

const nameOf = ({ accountId, form }: DraftOf): string => `${accountId}\n${form}`;
