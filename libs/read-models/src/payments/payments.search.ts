import { READER_ROLE } from '../schema/table-ddl';
import { PAYMENT_STATE_SQL } from './payment-state';

const MATCHING =
  'read_model.payments_matching(text[], jsonb, text, timestamptz, timestamptz, integer, text, boolean, integer, integer)';
const FORMER = [
  // Before amounts and states could be searched.
  'read_model.payments_matching(text[], text[], timestamptz, timestamptz, text, boolean, integer, integer)',
  // Before the newest alone could be put in order.
  'read_model.payments_matching(text[], jsonb, text, timestamptz, timestamptz, text, boolean, integer, integer)',
];

/**
 * Ids of the payments that every term finds, in order: of all, of those whose ids are `among`, or of the `newest` so many
 * that are found. It reads past
 * row-level security, which keeps the planner from the index of trigrams and from knowing how rare a word is (the
 * operator is not leakproof), and therefore asks for the scope itself: only a scope of all gets an answer. The rows are
 * read under row-level security all the same.
 */
export const paymentsMatchingSql: readonly string[] = [
  ...FORMER.map((former) => `DROP FUNCTION IF EXISTS ${former}`),
  `CREATE OR REPLACE FUNCTION read_model.payments_matching(
     among text[], terms jsonb, in_state text, since timestamptz, before timestamptz, newest integer,
     sorted text, descending boolean, skip integer, most integer
   ) RETURNS SETOF text LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50 SET search_path = pg_catalog, public AS $$
   DECLARE
     question text := 'SELECT * FROM read_model.payments WHERE '
       || CASE WHEN among IS NULL THEN 'true' ELSE 'payment_id = ANY ($1)' END;
     term jsonb;
     state text := $state$${PAYMENT_STATE_SQL}$state$;
     way text := CASE WHEN descending THEN 'DESC' ELSE 'ASC' END;
     back text := CASE WHEN descending THEN 'ASC' ELSE 'DESC' END;
   BEGIN
     IF current_setting('app.reach', true) IS DISTINCT FROM 'all' THEN RETURN; END IF;
     -- Written into the question, so that the planner knows how rare each is.
     FOR term IN SELECT jsonb_array_elements(terms) LOOP
       question := question || format(' AND (search LIKE %L', term->>'like')
         || CASE WHEN term->>'pence' IS NULL THEN '' ELSE format(' OR gross_pence = %s', (term->>'pence')::bigint) END
         || CASE WHEN term->'states' = '[]' THEN ')' ELSE format(' OR %s = ANY (%L::text[]))', state,
              ARRAY(SELECT jsonb_array_elements_text(term->'states'))) END;
     END LOOP;
     IF in_state IS NOT NULL THEN question := question || format(' AND %s = %L', state, in_state); END IF;
     IF since IS NOT NULL THEN question := question || format(' AND created_at >= %L', since); END IF;
     IF before IS NOT NULL THEN question := question || format(' AND created_at < %L', before); END IF;
     IF newest IS NOT NULL THEN
       question := question || format(' ORDER BY created_at DESC, payment_id DESC LIMIT %s', newest);
     END IF;
     question := format('SELECT payment_id FROM (%s) AS found', question);
     -- Each order is that of an index, forwards or backwards, so that a page can be read without sorting.
     question := question || CASE sorted
       WHEN 'createdTime' THEN format(' ORDER BY created_at %1$s, payment_id %1$s', way)
       WHEN 'paymentId' THEN format(' ORDER BY payment_id %s', way)
       WHEN 'name' THEN format(' ORDER BY lower(name) %1$s, payment_id %1$s', way)
       WHEN 'username' THEN format(' ORDER BY lower(email) %1$s, payment_id %1$s', way)
       WHEN 'amount' THEN format(' ORDER BY gross_pence %1$s, payment_id %1$s', way)
       WHEN 'invoiceId' THEN format(' ORDER BY invoice_number %1$s, payment_id %1$s', way)
       WHEN 'subscriptionType' THEN format(' ORDER BY plan %1$s, created_at %2$s, payment_id %2$s', way, back)
       WHEN 'status' THEN format(' ORDER BY status %1$s, created_at %2$s, payment_id %2$s', way, back)
       ELSE '' END;
     RETURN QUERY EXECUTE question || format(' OFFSET %s LIMIT %s', skip, most) USING among;
   END $$`,
  `REVOKE ALL ON FUNCTION ${MATCHING} FROM PUBLIC`,
  `GRANT EXECUTE ON FUNCTION ${MATCHING} TO ${READER_ROLE}`,
];
