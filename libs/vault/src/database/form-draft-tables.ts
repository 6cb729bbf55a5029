/** What was typed into forms and not sent yet, as first made. It has run: later changes are migrations of their own. */
export const FORM_DRAFT_TABLES = `
CREATE TABLE vault.form_drafts (
  account_id text NOT NULL,
  form       text NOT NULL,
  sealed     bytea NOT NULL,
  version    bigint NOT NULL,
  saved_at   timestamptz NOT NULL,
  PRIMARY KEY (account_id, form)
) WITH (fillfactor = 50);
CREATE INDEX ON vault.form_drafts (saved_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON vault.form_drafts TO keelson_app, keelson_projector;
`;
