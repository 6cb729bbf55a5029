import type { Role, StaffRole } from '@keelson/vocabulary';
import type { Queryable } from './database/transaction';
import type { KeyedHash } from './keys/keyed-hash';

export interface Credential {
  readonly accountId: string;
  readonly kind: Role;
  readonly permissions: readonly string[];
  /** `undefined` until the first password is set. */
  readonly passwordHash: string | undefined;
  readonly emailVerified: boolean;
  readonly passcodeRequired: boolean;
  readonly passcodePaused: boolean;
  readonly disabled: boolean;
}

export interface NewCredential {
  readonly accountId: string;
  readonly kind: Role;
  readonly permissions: readonly string[];
  readonly passwordHash: string | undefined;
  readonly emailVerified: boolean;
}

/** What a member of staff is and may do. */
export interface StaffAccess {
  readonly kind: StaffRole;
  readonly permissions: readonly string[];
  /** Neither disabled nor removed. */
  readonly active: boolean;
}

interface Row {
  readonly account_id: string;
  readonly kind: Role;
  readonly permissions: string[];
  readonly password_hash: string | null;
  readonly email_verified_at: Date | null;
  readonly passcode_required: boolean;
  readonly passcode_paused_at: Date | null;
  readonly disabled_at: Date | null;
}

const COLUMNS = `c.account_id, c.kind, c.permissions, c.password_hash, c.email_verified_at, c.passcode_required,
  c.passcode_paused_at, c.disabled_at`;

/** What an account proves itself with and what it may do, one row each. */
export class Credentials {
  constructor(
    private readonly database: Queryable,
    private readonly valueHash: KeyedHash,
  ) {}

  on(database: Queryable): Credentials {
    return new Credentials(database, this.valueHash);
  }

  async add(credential: NewCredential, now: Date): Promise<void> {
    const { accountId, kind, permissions, passwordHash, emailVerified } = credential;
    await this.database.query(
      `INSERT INTO vault.credentials
         (account_id, kind, permissions, password_hash, password_changed_at, email_verified_at, created_at)
       VALUES ($1, $2, $3, $4, CASE WHEN $4::text IS NULL THEN NULL ELSE $5::timestamptz END,
         CASE WHEN $6 THEN $5::timestamptz END, $5)`,
      [accountId, kind, permissions, passwordHash ?? null, now, emailVerified],
    );
  }

  async remove(accountId: string): Promise<void> {
    await this.database.query('DELETE FROM vault.credentials WHERE account_id = $1', [accountId]);
  }

  async byId(accountId: string): Promise<Credential | undefined> {
    const { rows } = await this.database.query<Row>(
      `SELECT ${COLUMNS} FROM vault.credentials c WHERE account_id = $1`,
      [accountId],
    );
    return rows[0] && credentialOf(rows[0]);
  }

  async ofKind(kind: Role): Promise<readonly Credential[]> {
    const { rows } = await this.database.query<Row>(
      `SELECT ${COLUMNS} FROM vault.credentials c WHERE kind = $1 ORDER BY created_at`,
      [kind],
    );
    return rows.map(credentialOf);
  }

  /** By canonical e-mail address. */
  async byEmail(email: string): Promise<Credential | undefined> {
    const { rows } = await this.database.query<Row>(
      `SELECT ${COLUMNS} FROM vault.reserved_values r JOIN vault.credentials c USING (account_id)
       WHERE r.kind = 'email' AND r.hash = $1`,
      [this.valueHash(`email\n${email}`)],
    );
    return rows[0] && credentialOf(rows[0]);
  }

  /** A new password also ends a pause of passcode sign-in. */
  async setPassword(accountId: string, passwordHash: string, now: Date): Promise<void> {
    await this.database.query(
      `UPDATE vault.credentials
       SET password_hash = $2, password_changed_at = $3, password_unfit = false, passcode_failures = 0,
         passcode_paused_at = NULL
       WHERE account_id = $1`,
      [accountId, passwordHash, now],
    );
  }

  /** The same password hashed with today's parameters; a password changed meanwhile stays. */
  async rehash(accountId: string, from: string, to: string): Promise<void> {
    await this.database.query(
      'UPDATE vault.credentials SET password_hash = $3 WHERE account_id = $1 AND password_hash = $2',
      [accountId, from, to],
    );
  }

  /** Remembers of the password whether it fits the rule; that of one set meanwhile is not known. */
  async judgePassword(
    accountId: string,
    { passwordHash, unfit }: { readonly passwordHash: string; readonly unfit: boolean },
  ): Promise<void> {
    await this.database.query(
      `UPDATE vault.credentials SET password_unfit = $3
       WHERE account_id = $1 AND password_hash = $2 AND password_unfit <> $3`,
      [accountId, passwordHash, unfit],
    );
  }

  async markEmailVerified(accountId: string, now: Date): Promise<void> {
    await this.database.query(
      'UPDATE vault.credentials SET email_verified_at = $2 WHERE account_id = $1 AND email_verified_at IS NULL',
      [accountId, now],
    );
  }

  /**
   * Follows the log: all that a member of staff may do, as of a version of the member's stream. A later version that
   * came first stays, so that of changes that cross none is lost.
   */
  async setAccess(
    accountId: string,
    { kind, permissions, active }: StaffAccess,
    version: number,
    now: Date,
  ): Promise<void> {
    await this.database.query(
      `UPDATE vault.credentials
       SET kind = $2, permissions = $3, access_version = $5,
         disabled_at = CASE WHEN $4 THEN NULL ELSE coalesce(disabled_at, $6::timestamptz) END
       WHERE account_id = $1 AND access_version <= $5`,
      [accountId, kind, permissions, active, version, now],
    );
  }

  /**
   * Follows the log: the setting as of a version of the account's stream. A later version that came first stays, so that
   * changes at the same time leave what the log says last, in whatever order they arrive.
   */
  async requirePasscode(accountId: string, required: boolean, version: number): Promise<void> {
    await this.database.query(
      `UPDATE vault.credentials SET passcode_required = $2, passcode_setting_version = $3
       WHERE account_id = $1 AND passcode_setting_version <= $3`,
      [accountId, required, version],
    );
  }

  async disable(accountId: string, now: Date): Promise<void> {
    await this.database.query(
      'UPDATE vault.credentials SET disabled_at = $2 WHERE account_id = $1 AND disabled_at IS NULL',
      [accountId, now],
    );
  }

  /** Counts a wrong passcode. @returns whether this one was the last allowed in a row, so that the pause begins now. */
  async countWrongPasscode(accountId: string, pauseAfter: number, now: Date): Promise<boolean> {
    const { rows } = await this.database.query<{ paused: boolean }>(
      `UPDATE vault.credentials SET passcode_failures = passcode_failures + 1,
         passcode_paused_at = CASE WHEN passcode_failures + 1 >= $2 THEN coalesce(passcode_paused_at, $3) END
       WHERE account_id = $1 RETURNING passcode_failures = $2 AS paused`,
      [accountId, pauseAfter, now],
    );
    return rows[0]?.paused ?? false;
  }

  async forgiveWrongPasscodes(accountId: string): Promise<void> {
    await this.database.query('UPDATE vault.credentials SET passcode_failures = 0 WHERE account_id = $1', [accountId]);
  }
}

const credentialOf = (row: Row): Credential => ({
  accountId: row.account_id,
  kind: row.kind,
  permissions: row.permissions,
  passwordHash: row.password_hash ?? undefined,
  emailVerified: row.email_verified_at !== null,
  passcodeRequired: row.passcode_required,
  passcodePaused: row.passcode_paused_at !== null,
  disabled: row.disabled_at !== null,
});
