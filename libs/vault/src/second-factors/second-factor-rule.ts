import type { Queryable } from '../database/transaction';

/** SQL: whether every member of staff needs a second factor. */
export const SECOND_FACTOR_IS_REQUIRED = 'EXISTS (SELECT 1 FROM vault.second_factor_rule r WHERE r.required)';

/** SQL: whether the account of the credentials `c` has no second factor that counts. */
export const NO_SECOND_FACTOR = `NOT EXISTS (
      SELECT 1 FROM vault.authenticators a WHERE a.account_id = c.account_id AND a.confirmed_at IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM vault.passkeys p WHERE p.account_id = c.account_id)`;

/** Whether every member of staff needs a second factor, as the log says. */
export class SecondFactorRule {
  constructor(private readonly database: Queryable) {}

  async isRequired(): Promise<boolean> {
    const { rows } = await this.database.query<{ required: boolean }>(
      `SELECT ${SECOND_FACTOR_IS_REQUIRED} AS required`,
    );
    return rows[0]?.required ?? false;
  }

  /**
   * Follows the log: the rule as of a version of its stream. A later version that came first stays, so that changes at
   * the same time leave what the log says last.
   */
  async follow(required: boolean, version: number): Promise<void> {
    await this.database.query(
      `INSERT INTO vault.second_factor_rule AS r (required, version) VALUES ($1, $2)
       ON CONFLICT (one_row) DO UPDATE SET required = $1, version = $2 WHERE r.version <= $2`,
      [required, version],
    );
  }

  /** Members of staff who may come in and have no second factor, those invited included. @returns account ids. */
  async membersWithout(): Promise<readonly string[]> {
    const { rows } = await this.database.query<{ account_id: string }>(
      `SELECT c.account_id FROM vault.credentials c
       WHERE c.kind IN ('admin', 'superAdmin') AND c.disabled_at IS NULL AND ${NO_SECOND_FACTOR} ORDER BY c.account_id`,
    );
    return rows.map(({ account_id }) => account_id);
  }
}
