/** Accounts and how they sign in, as first made. It has run: later changes are migrations of their own. */
export const IDENTITY_TABLES = `
CREATE SCHEMA vault;

CREATE TABLE vault.reserved_values (
  kind         text NOT NULL,
  hash         bytea NOT NULL,
  account_id   text NOT NULL,
  claimed_at   timestamptz NOT NULL,
  confirmed_at timestamptz,
  PRIMARY KEY (kind, hash)
);
CREATE INDEX ON vault.reserved_values (account_id);
CREATE INDEX ON vault.reserved_values (claimed_at) WHERE confirmed_at IS NULL;

CREATE TABLE vault.credentials (
  account_id          text PRIMARY KEY,
  kind                text NOT NULL CHECK (kind IN ('customer', 'partner', 'admin', 'superAdmin')),
  permissions         text[] NOT NULL DEFAULT '{}',
  password_hash       text,
  password_changed_at timestamptz,
  email_verified_at   timestamptz,
  passcode_required   boolean NOT NULL DEFAULT false,
  passcode_failures   integer NOT NULL DEFAULT 0,
  passcode_paused_at  timestamptz,
  disabled_at         timestamptz,
  created_at          timestamptz NOT NULL
);

CREATE TABLE vault.sessions (
  id             uuid PRIMARY KEY,
  token_hash     bytea NOT NULL UNIQUE,
  account_id     text NOT NULL,
  user_agent     text NOT NULL,
  started_at     timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL,
  expires_at     timestamptz NOT NULL,
  step_up_route  text,
  step_up_at     timestamptz,
  ended_at       timestamptz
) WITH (fillfactor = 80);
CREATE INDEX ON vault.sessions (account_id) WHERE ended_at IS NULL;
CREATE INDEX ON vault.sessions (expires_at);

CREATE TABLE vault.challenges (
  id           uuid PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('passcode', 'email-verification', 'password-reset')),
  account_id   text NOT NULL,
  browser_hash bytea UNIQUE,
  token_hash   bytea UNIQUE,
  code_hash    bytea,
  tries        integer NOT NULL DEFAULT 0,
  opened_at    timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  used_at      timestamptz,
  voided_at    timestamptz
);
CREATE INDEX ON vault.challenges (account_id, kind, opened_at);
CREATE INDEX ON vault.challenges (expires_at);

CREATE TABLE vault.throttles (
  key           bytea PRIMARY KEY,
  attempts      integer NOT NULL,
  blocked_until timestamptz,
  attempted_at  timestamptz NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX ON vault.throttles (attempted_at);

GRANT USAGE ON SCHEMA vault TO keelson_app, keelson_projector;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA vault TO keelson_app, keelson_projector;
`;
