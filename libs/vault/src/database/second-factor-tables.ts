/** Second factors of staff, as first made. It has run: later changes are migrations of their own. */
export const SECOND_FACTOR_TABLES = `
CREATE TABLE vault.authenticators (
  account_id   text PRIMARY KEY,
  sealed       bytea NOT NULL,
  last_step    bigint NOT NULL DEFAULT 0,
  begun_at     timestamptz NOT NULL,
  confirmed_at timestamptz
) WITH (fillfactor = 70);

CREATE TABLE vault.recovery_codes (
  account_id text NOT NULL,
  code_hash  bytea NOT NULL,
  made_at    timestamptz NOT NULL,
  used_at    timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON vault.authenticators, vault.recovery_codes TO keelson_app, keelson_projector;

ALTER TABLE vault.challenges DROP CONSTRAINT challenges_kind_check;
ALTER TABLE vault.challenges ADD CONSTRAINT challenges_kind_check
  CHECK (kind IN ('passcode', 'email-verification', 'password-reset', 'second-factor', 'passkey-enrolment'));
`;
