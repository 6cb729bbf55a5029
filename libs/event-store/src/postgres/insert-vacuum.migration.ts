/**
 * PostgreSQL vacuums a table that only grows once a fifth of it is new, and analyses it once a tenth is: of a log of
 * millions that is late, and much at once. The log waits for a fiftieth: pages that are known to be visible to all keep
 * reads of the index alone cheap, and what is frozen early need not be frozen in one long run.
 */
export const insertVacuum = {
  name: 'event-store-0010-insert-vacuum',
  sql: `
ALTER TABLE event_store.events SET (
  autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
`,
} as const;
