/** A main database whose events are kept in another store says so, so that nothing is ever appended to its own table. */
export const logElsewhere = {
  name: 'event-store-0009-log-elsewhere',
  sql: `
CREATE TABLE event_store.log_elsewhere (
  one   boolean PRIMARY KEY DEFAULT true CHECK (one),
  store text COLLATE "C" NOT NULL CHECK (store = 'kurrentdb')
);
COMMENT ON TABLE event_store.log_elsewhere IS 'empty where the table of events is the log';
GRANT SELECT ON event_store.log_elsewhere TO keelson_app, keelson_projector;
`,
};
