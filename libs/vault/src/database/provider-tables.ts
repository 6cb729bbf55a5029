/** Connections to accounting systems, as first made. It has run: later changes are migrations of their own. */
export const PROVIDER_TABLES = `
CREATE TABLE vault.oauth_states (
  state_hash    bytea PRIMARY KEY,
  provider      text NOT NULL,
  account_id    text NOT NULL,
  session_id    text NOT NULL,
  connection_id text NOT NULL UNIQUE,
  verifier      bytea NOT NULL,
  code_hash     bytea,
  outcome       text NOT NULL DEFAULT 'open' CHECK (outcome IN ('open', 'exchanging', 'granted', 'failed')),
  opened_at     timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL
);
CREATE INDEX ON vault.oauth_states (account_id);
CREATE INDEX ON vault.oauth_states (expires_at);

CREATE TABLE vault.exchanged_codes (
  code_hash    bytea PRIMARY KEY,
  exchanged_at timestamptz NOT NULL
);
CREATE INDEX ON vault.exchanged_codes (exchanged_at);

CREATE TABLE vault.provider_tokens (
  connection_id      text PRIMARY KEY,
  account_id         text,
  provider           text NOT NULL,
  organisation_id    text,
  state              text NOT NULL CHECK (state IN ('granted', 'connected', 'refused', 'revoking')),
  sealed             bytea NOT NULL,
  access_expires_at  timestamptz NOT NULL,
  refresh_expires_at timestamptz,
  hard_expires_at    timestamptz,
  refreshed_at       timestamptz NOT NULL,
  refreshes          integer NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
CREATE INDEX ON vault.provider_tokens (account_id);
CREATE INDEX ON vault.provider_tokens (provider, organisation_id);

CREATE TABLE vault.call_allowances (
  bucket       text PRIMARY KEY,
  tokens       double precision[] NOT NULL,
  counted_at   timestamptz NOT NULL,
  flights      jsonb NOT NULL DEFAULT '{}',
  closed_until timestamptz
) WITH (fillfactor = 50);

GRANT SELECT, INSERT, UPDATE, DELETE
  ON vault.oauth_states, vault.exchanged_codes, vault.provider_tokens, vault.call_allowances
  TO keelson_app, keelson_projector;
`;
