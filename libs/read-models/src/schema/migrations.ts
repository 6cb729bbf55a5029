/** What the projectors need before the first table: run by the owner of the database, in this order, once each. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  {
    name: 'read-model-0001-checkpoints',
    sql: `
CREATE SCHEMA read_model;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
GRANT USAGE, CREATE ON SCHEMA read_model TO keelson_projector;
GRANT USAGE ON SCHEMA read_model TO keelson_reader;

CREATE SEQUENCE read_model.epochs;
GRANT USAGE ON SEQUENCE read_model.epochs TO keelson_projector;

CREATE TABLE read_model.checkpoints (
  projection  text PRIMARY KEY,
  kind        text NOT NULL CHECK (kind IN ('projection', 'reactor')),
  version     integer NOT NULL,
  position    bigint NOT NULL,
  epoch       bigint NOT NULL DEFAULT nextval('read_model.epochs'),
  owner       text,
  lease_until timestamptz,
  updated_at  timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE, DELETE ON read_model.checkpoints TO keelson_projector;
GRANT SELECT ON read_model.checkpoints TO keelson_reader;

CREATE TABLE read_model.parked_streams (
  projection      text NOT NULL,
  stream_id       text NOT NULL,
  from_version    integer NOT NULL,
  reason          text NOT NULL,
  attempts        integer NOT NULL,
  next_attempt_at timestamptz,
  since           timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (projection, stream_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON read_model.parked_streams TO keelson_projector;

CREATE TABLE read_model.requested_jobs (
  queue        text NOT NULL,
  key          text NOT NULL,
  job_id       uuid NOT NULL,
  reactor      text NOT NULL,
  position     bigint NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (queue, key)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON read_model.requested_jobs TO keelson_projector;
`,
  },
  {
    name: 'read-model-0002-operations',
    sql: `
ALTER TABLE read_model.checkpoints ADD COLUMN begun_at timestamptz NOT NULL DEFAULT now();

ALTER TABLE read_model.parked_streams ENABLE ROW LEVEL SECURITY;
CREATE POLICY projecting ON read_model.parked_streams TO keelson_projector USING (true) WITH CHECK (true);
CREATE POLICY reach ON read_model.parked_streams FOR SELECT TO keelson_reader
  USING ((SELECT current_setting('app.reach', true)) = 'all');
GRANT SELECT ON read_model.parked_streams TO keelson_reader;

CREATE TABLE read_model.running_requests (
  request_id  text PRIMARY KEY,
  queue       text NOT NULL,
  job_id      uuid NOT NULL,
  owner       text NOT NULL,
  lease_until timestamptz NOT NULL,
  since       timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON read_model.running_requests TO keelson_projector;

CREATE SCHEMA operations;
GRANT USAGE ON SCHEMA operations TO keelson_app, keelson_projector;
CREATE TABLE operations.processes (
  id            text PRIMARY KEY,
  kind          text NOT NULL CHECK (kind IN ('api', 'projectors')),
  host          text NOT NULL,
  pid           integer NOT NULL,
  subscriptions jsonb NOT NULL,
  started_at    timestamptz NOT NULL DEFAULT now(),
  seen_at       timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON operations.processes TO keelson_app, keelson_projector;
`,
  },
  {
    name: 'read-model-0003-handled-events',
    sql: `
ALTER TABLE read_model.checkpoints ADD COLUMN handles text[] NOT NULL DEFAULT '{}';
`,
  },
  {
    name: 'read-model-0004-providers',
    sql: `
ALTER TABLE operations.processes ADD COLUMN providers jsonb NOT NULL DEFAULT '[]';
`,
  },
  {
    name: 'read-model-0005-parked-partitions',
    sql: `
ALTER TABLE read_model.parked_streams ADD COLUMN partition_key text, ADD COLUMN from_position bigint,
  ADD CHECK ((partition_key IS NULL) = (from_position IS NULL));
COMMENT ON COLUMN read_model.parked_streams.partition_key IS
  'all events of this partition wait with the stream, from from_position on; NULL: the stream alone';
`,
  },
  {
    name: 'read-model-0006-partner-access',
    // The table comes with its projection, and another one with each rebuild: functions find it by name when they run.
    sql: `
SET LOCAL check_function_bodies = off;

CREATE FUNCTION read_model.customers_of_subject() RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT customer_id FROM read_model.partner_relations
  WHERE partner_id = (SELECT current_setting('app.subject', true))
$$;
COMMENT ON FUNCTION read_model.customers_of_subject IS
  'the accounts whose channel partner the caller is now; row-level security of every table that partners read asks it';

CREATE FUNCTION read_model.parked_partitions(of_projection text) RETURNS SETOF text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = '' AS $$
  SELECT partition_key FROM read_model.parked_streams WHERE projection = of_projection
$$;
COMMENT ON FUNCTION read_model.parked_partitions IS
  'what waits with a parked stream of a projection, and NULL for a stream that is parked alone; for those who may not read why';

REVOKE ALL ON FUNCTION read_model.customers_of_subject, read_model.parked_partitions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION read_model.customers_of_subject, read_model.parked_partitions TO keelson_reader;
`,
  },
  {
    name: 'read-model-0007-partner-figures',
    // Onboarding is never undone: a customer table that lags opens figures later, and none too early.
    sql: `
SET LOCAL check_function_bodies = off;

CREATE FUNCTION read_model.customers_with_open_figures() RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT customer_id FROM read_model.customers_of_subject() AS own (customer_id)
  JOIN read_model.customers ON customers.account_id = own.customer_id
  WHERE customers.completed_steps ? 'dashboard'
$$;
COMMENT ON FUNCTION read_model.customers_with_open_figures IS
  'the accounts of customers_of_subject whose onboarding is completed: their figures are open to the channel partner';

REVOKE ALL ON FUNCTION read_model.customers_with_open_figures FROM PUBLIC;
GRANT EXECUTE ON FUNCTION read_model.customers_with_open_figures TO keelson_reader;
`,
  },
  {
    name: 'read-model-0008-access-log',
    sql: `
SET LOCAL check_function_bodies = off;

CREATE FUNCTION read_model.visitors_of_subject() RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT actor_id FROM read_model.access_log
  WHERE account_id = (SELECT current_setting('app.subject', true))
$$;
COMMENT ON FUNCTION read_model.visitors_of_subject IS
  'who looked at the account of the caller, or acted on it: their names are open to its owner';

REVOKE ALL ON FUNCTION read_model.visitors_of_subject FROM PUBLIC;
GRANT EXECUTE ON FUNCTION read_model.visitors_of_subject TO keelson_reader;
`,
  },
  {
    name: 'read-model-0009-figures-under-deletion',
    sql: `
SET LOCAL check_function_bodies = off;

CREATE OR REPLACE FUNCTION read_model.customers_with_open_figures() RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT customer_id FROM read_model.customers_of_subject() AS own (customer_id)
  JOIN read_model.customers ON customers.account_id = own.customer_id
  WHERE customers.completed_steps ? 'dashboard' AND customers.deletion_at IS NULL
$$;
COMMENT ON FUNCTION read_model.customers_with_open_figures IS
  'the accounts of customers_of_subject whose onboarding is completed and that are not being deleted: their figures are open to the channel partner';
`,
  },
  {
    name: 'read-model-0010-relays',
    sql: `
ALTER TABLE read_model.checkpoints DROP CONSTRAINT checkpoints_kind_check;
ALTER TABLE read_model.checkpoints ADD CONSTRAINT checkpoints_kind_check CHECK (kind IN ('projection', 'reactor', 'relay'));
`,
  },
  {
    name: 'read-model-0011-workers',
    sql: `
CREATE TABLE read_model.workers (
  owner       text PRIMARY KEY,
  serves      text[] NOT NULL,
  failing     text[] NOT NULL,
  alive_until timestamptz NOT NULL
);
COMMENT ON TABLE read_model.workers IS
  'the worker processes that share projections, reactors and relays among themselves; one that is silent for the time of a lease is dead';
GRANT SELECT, INSERT, UPDATE, DELETE ON read_model.workers TO keelson_projector;
`,
  },
  {
    name: 'read-model-0012-shards',
    sql: `
ALTER TABLE read_model.checkpoints ADD COLUMN shard_of text;
COMMENT ON COLUMN read_model.checkpoints.shard_of IS
  'of a part of a divided projection: the projection, whose own checkpoint stands at the lowest of its parts';
`,
  },
];
