/** What people take away of what is recorded about them. It has run: later changes are migrations of their own. */
export const TIMELINE_TABLES = `
CREATE TABLE vault.timeline_files (
  account_id text NOT NULL,
  file_id    uuid NOT NULL,
  format     text NOT NULL,
  part       integer NOT NULL,
  last       boolean NOT NULL,
  sealed     bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, file_id, format, part)
);
ALTER TABLE vault.timeline_files ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE INDEX ON vault.timeline_files (expires_at);
GRANT SELECT, DELETE ON vault.timeline_files TO keelson_app;
GRANT SELECT, INSERT, DELETE ON vault.timeline_files TO keelson_projector;
`;
