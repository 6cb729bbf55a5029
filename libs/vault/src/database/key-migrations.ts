import type { Migration } from './migrations';

/** Schema `subject_keys` of the key database: run by `keelson_keys`, which owns it. */
export const keyMigrations: readonly Migration[] = [
  {
    name: 'subject-keys-0001-keys',
    sql: `
CREATE SCHEMA subject_keys;

CREATE TABLE subject_keys.keys (
  subject_id     text PRIMARY KEY,
  wrapped        bytea,
  master_version integer,
  created_at     timestamptz NOT NULL DEFAULT now(),
  destroyed_at   timestamptz,
  CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL)),
  CHECK ((wrapped IS NULL) = (master_version IS NULL))
);
CREATE INDEX ON subject_keys.keys (master_version);
`,
  },
];
