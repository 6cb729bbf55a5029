import { FORM_DRAFT_TABLES } from './form-draft-tables';
import { IDENTITY_TABLES } from './identity-tables';
import { PASSKEY_TABLES } from './passkey-tables';
import { PROVIDER_TABLES } from './provider-tables';
import { SECOND_FACTOR_TABLES } from './second-factor-tables';
import { TIMELINE_TABLES } from './timeline-tables';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** Schema `vault` of the main database: run by its owner, in this order, once each. */
export const migrations: readonly Migration[] = [
  {
    name: 'vault-0001-identity',
    sql: IDENTITY_TABLES,
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
    sql: PROVIDER_TABLES,
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
  {
    name: 'vault-0014-form-drafts',
    sql: FORM_DRAFT_TABLES,
  },
  {
    // The columns step_up_route and step_up_at of the sessions are unused from here on. Processes of the version before,
    // which serve until a rolling restart is over, still read them.
    name: 'vault-0015-confirmations',
    sql: `
CREATE TABLE vault.confirmations (
  token_hash   bytea PRIMARY KEY,
  account_id   text NOT NULL,
  act_hash     bytea NOT NULL,
  expires_at   timestamptz NOT NULL,
  used_at      timestamptz,
  request_hash bytea,
  CHECK ((used_at IS NULL) = (request_hash IS NULL))
);
CREATE INDEX ON vault.confirmations (account_id);
CREATE INDEX ON vault.confirmations (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON vault.confirmations TO keelson_app, keelson_projector;
`,
  },
  {
    name: 'vault-0016-acting',
    sql: `
ALTER TABLE vault.sessions
  ADD COLUMN acting_as text,
  ADD COLUMN acting_grant uuid,
  ADD COLUMN acting_until timestamptz,
  ADD CHECK (num_nulls(acting_as, acting_grant, acting_until) IN (0, 3));
CREATE INDEX ON vault.sessions (acting_as) WHERE acting_as IS NOT NULL;
`,
  },
  {
    name: 'vault-0017-last-letters',
    sql: `
CREATE TABLE vault.last_letters (
  account_id text PRIMARY KEY,
  sealed     bytea NOT NULL,
  kept_at    timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON vault.last_letters TO keelson_projector;
`,
  },
  {
    name: 'vault-0018-timeline-files',
    sql: TIMELINE_TABLES,
  },
  {
    name: 'vault-0019-second-factors',
    sql: SECOND_FACTOR_TABLES,
  },
  {
    name: 'vault-0020-message-addresses',
    sql: `
CREATE TABLE vault.message_addresses (
  message_id text PRIMARY KEY,
  hash       bytea NOT NULL,
  noted_at   timestamptz NOT NULL
);
CREATE INDEX ON vault.message_addresses (hash);
GRANT INSERT ON vault.message_addresses TO keelson_app;
GRANT SELECT, INSERT, DELETE ON vault.message_addresses TO keelson_projector;
`,
  },
  {
    name: 'vault-0021-second-factor-rule',
    sql: `
CREATE TABLE vault.second_factor_rule (
  one_row  boolean PRIMARY KEY DEFAULT true CHECK (one_row),
  required boolean NOT NULL,
  version  integer NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON vault.second_factor_rule TO keelson_app;
GRANT SELECT ON vault.second_factor_rule TO keelson_projector;
`,
  },
  {
    name: 'vault-0022-passkeys',
    sql: PASSKEY_TABLES,
  },
];
