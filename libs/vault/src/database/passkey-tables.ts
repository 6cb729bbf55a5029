/** Passkeys of staff, as first made. It has run: later changes are migrations of their own. */
export const PASSKEY_TABLES = `
CREATE TABLE vault.passkeys (
  passkey_id      uuid PRIMARY KEY,
  account_id      text NOT NULL,
  credential_hash bytea NOT NULL UNIQUE,
  sealed          bytea NOT NULL,
  sealed_name     bytea NOT NULL,
  sign_count      bigint NOT NULL,
  added_at        timestamptz NOT NULL,
  used_at         timestamptz
) WITH (fillfactor = 70);
CREATE INDEX ON vault.passkeys (account_id, added_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON vault.passkeys TO keelson_app, keelson_projector;
`;
