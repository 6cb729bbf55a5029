import { READER_ROLE } from '../schema/table-ddl';

const MATCHING = 'read_model.payments_matching(text[], timestamptz, timestamptz, integer)';

/**
 * Ids of the payments that hold every pattern. It reads past row-level security, which keeps the index of trigrams
 * from being used (its operator is not leakproof), and therefore asks for the reach itself: only who reaches all gets
 * an answer. The rows themselves are read under row-level security all the same.
 */
export const paymentsMatchingSql: readonly string[] = [
  `CREATE OR REPLACE FUNCTION read_model.payments_matching(
     patterns text[], since timestamptz, before timestamptz, most integer
   ) RETURNS SETOF text LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 500 SET search_path = pg_catalog, public AS $$
   DECLARE
     question text := 'SELECT payment_id FROM read_model.payments WHERE true';
     pattern text;
   BEGIN
     IF current_setting('app.reach', true) IS DISTINCT FROM 'all' THEN RETURN; END IF;
     -- Written into the question, so that the planner knows how rare each is.
     FOREACH pattern IN ARRAY patterns LOOP
       question := question || format(' AND search LIKE %L', pattern);
     END LOOP;
     IF since IS NOT NULL THEN question := question || format(' AND created_at >= %L', since); END IF;
     IF before IS NOT NULL THEN question := question || format(' AND created_at < %L', before); END IF;
     RETURN QUERY EXECUTE question || format(' LIMIT %s', most);
   END $$`,
  `REVOKE ALL ON FUNCTION ${MATCHING} FROM PUBLIC`,
  `GRANT EXECUTE ON FUNCTION ${MATCHING} TO ${READER_ROLE}`,
];
