export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** Schema `vault` of the main database: run by its owner, in this order, once each. */
export const migrations: readonly Migration[] = [
  {
    name: 'vault-0001-identity',
    sql: `
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
`,
  },
  {
    name: 'vault-0002-passcode-setting-version',
    sql: `ALTER TABLE vault.credentials ADD COLUMN passcode_setting_version integer NOT NULL DEFAULT 0;`,
  },
  {
    name: 'vault-0003-access-version',
    sql: `ALTER TABLE vault.credentials ADD COLUMN access_version integer NOT NULL DEFAULT 0;`,
  },
  {
    name: 'vault-0004-claiming-command',
    sql: `ALTER TABLE vault.reserved_values ADD COLUMN command_id uuid;`,
  },
  {
    name: 'vault-0005-billing-inbox',
    sql: `
CREATE TABLE vault.webhook_inbox (
  source      text NOT NULL,
  event_id    text NOT NULL,
  type        text NOT NULL,
  about       text,
  received_at timestamptz NOT NULL,
  due_at      timestamptz NOT NULL,
  attempts    integer NOT NULL DEFAULT 0,
  done_at     timestamptz,
  fault       text,
  PRIMARY KEY (source, event_id)
) WITH (fillfactor = 70);
CREATE INDEX ON vault.webhook_inbox (due_at, event_id) WHERE done_at IS NULL;
CREATE INDEX ON vault.webhook_inbox (about, received_at, event_id) WHERE done_at IS NULL;
CREATE INDEX ON vault.webhook_inbox (done_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON vault.webhook_inbox TO keelson_app, keelson_projector;
`,
  },
  {
    name: 'vault-0006-deletion',
    sql: `
ALTER TABLE vault.sessions ADD COLUMN limited_from timestamptz;
DROP INDEX vault.sessions_account_id_idx;
CREATE INDEX ON vault.sessions (account_id);
`,
  },
  {
    name: 'vault-0007-provider-connections',
    sql: `
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
`,
  },
  {
    name: 'vault-0008-imports-under-way',
    sql: `
CREATE TABLE vault.imports_under_way (
  account_id  text PRIMARY KEY,
  import_id   text NOT NULL,
  months      integer NOT NULL,
  months_done integer NOT NULL DEFAULT 0,
  steps       text[] NOT NULL DEFAULT '{}',
  noted_at    timestamptz NOT NULL
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE, DELETE ON vault.imports_under_way TO keelson_app, keelson_projector;
`,
  },
  {
    name: 'vault-0009-unanswered-refreshes',
    sql: `
ALTER TABLE vault.provider_tokens ADD COLUMN refresh_asked_at timestamptz;
CREATE INDEX ON vault.provider_tokens (refresh_asked_at)
  WHERE refresh_asked_at IS NOT NULL AND state IN ('granted', 'connected');
`,
  },
  {
    name: 'vault-0010-leaky-buckets',
    sql: `ALTER TABLE vault.throttles ADD COLUMN level double precision NOT NULL DEFAULT 0;`,
  },
  {
    name: 'vault-0011-tries-by-link',
    sql: `ALTER TABLE vault.challenges ADD COLUMN link_tries integer NOT NULL DEFAULT 0;`,
  },
  {
    name: 'vault-0012-unfit-passwords',
    sql: `ALTER TABLE vault.credentials ADD COLUMN password_unfit boolean NOT NULL DEFAULT false;`,
  },
  {
    // It is made of the state from here on. Rows with one are swept within a week.
    name: 'vault-0013-derived-verifiers',
    sql: `ALTER TABLE vault.oauth_states ALTER COLUMN verifier DROP NOT NULL;`,
  },
];
