import { READER_ROLE } from '../schema/table-ddl';
import { CUSTOMER_ORDERS } from './customer-keys';
import { LABEL_CONDITIONS } from './customer-terms';

const MATCHING =
  'read_model.customers_matching(text[], jsonb, text, timestamptz, timestamptz, text, boolean, jsonb, boolean, integer)';
const COUNTED = 'read_model.customers_counted(jsonb, text, timestamptz, timestamptz, integer, integer)';

/** What the terms and the label ask of a row, written out, so that the planner knows how rare each is. */
const conditionSql = `CREATE OR REPLACE FUNCTION read_model.customers_condition(terms jsonb, in_label text)
   RETURNS text LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog AS $$
   DECLARE
     labels jsonb := $labels$${JSON.stringify(LABEL_CONDITIONS)}$labels$;
     condition text := 'true';
     term jsonb;
     label text;
   BEGIN
     FOR term IN SELECT jsonb_array_elements(terms) LOOP
       condition := condition || format(' AND (search LIKE %L', term->>'like');
       FOR label IN SELECT jsonb_array_elements_text(term->'labels') LOOP
         condition := condition || ' OR ' || (labels->>label);
       END LOOP;
       condition := condition || ')';
     END LOOP;
     IF in_label IS NOT NULL THEN condition := condition || ' AND ' || (labels->>in_label); END IF;
     RETURN condition;
   END $$`;

/**
 * One page of the customers that every term finds, in order: of all, or of those whose ids are `among`; behind the place
 * that `mark` names, or before it and then in the opposite order. With each id its place.
 */
const matchingSql = `CREATE OR REPLACE FUNCTION read_model.customers_matching(
     among text[], terms jsonb, in_label text, moment timestamptz, active_since timestamptz, sorted text,
     descending boolean, mark jsonb, backwards boolean, most integer
   ) RETURNS TABLE (id text, place jsonb) LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50
   SET search_path = pg_catalog, public AS $$
   DECLARE
     chosen jsonb := $orders$${JSON.stringify(CUSTOMER_ORDERS)}$orders$::jsonb->sorted;
     keys text[] := ARRAY(SELECT jsonb_array_elements_text(chosen->'keys')) || 'account_id'::text;
     down boolean := (descending <> coalesce((chosen->'reversed')::boolean, false)) <> backwards;
     way text := CASE WHEN down THEN ' DESC' ELSE ' ASC' END;
     question text := format('SELECT account_id, jsonb_build_array(%s) FROM read_model.customers WHERE ',
       (SELECT string_agg(format('(%s)::text', key), ', ') FROM unnest(keys) AS key));
   BEGIN
     IF current_setting('app.reach', true) IS DISTINCT FROM 'all' THEN RETURN; END IF;
     question := question || read_model.customers_condition(terms, in_label);
     IF among IS NOT NULL THEN question := question || ' AND account_id = ANY ($3)'; END IF;
     IF mark IS NOT NULL THEN
       IF jsonb_array_length(mark) <> cardinality(keys) THEN RETURN; END IF;
       question := question || format(' AND (%s) %s (%s)', array_to_string(keys, ', '),
         CASE WHEN down THEN '<' ELSE '>' END,
         (SELECT string_agg(format('%L', given.key), ', ' ORDER BY given.nr)
            FROM jsonb_array_elements_text(mark) WITH ORDINALITY AS given (key, nr)));
     END IF;
     -- Each order is that of an index, forwards or backwards, so that a page can be read without sorting.
     RETURN QUERY EXECUTE question || ' ORDER BY ' || array_to_string(keys, way || ', ') || way
       || format(' LIMIT %s', most) USING moment, active_since, among;
   END $$`;

/** How many there are, counted up to `most`, and the ids of what terms found, where it is not more than a few. */
const countedSql = `CREATE OR REPLACE FUNCTION read_model.customers_counted(
     terms jsonb, in_label text, moment timestamptz, active_since timestamptz, most integer, few integer
   ) RETURNS TABLE (counted integer, ids text[]) LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
   SET search_path = pg_catalog, public AS $$
   DECLARE
     found text := format('FROM (SELECT account_id FROM read_model.customers WHERE %s LIMIT %s) AS found',
       read_model.customers_condition(terms, in_label), most);
   BEGIN
     IF current_setting('app.reach', true) IS DISTINCT FROM 'all' THEN RETURN; END IF;
     IF terms = '[]' THEN
       RETURN QUERY EXECUTE 'SELECT count(*)::integer, NULL::text[] ' || found USING moment, active_since;
     ELSE
       RETURN QUERY EXECUTE format('SELECT count(*)::integer,
         CASE WHEN count(*) <= %s THEN coalesce(array_agg(account_id), ARRAY[]::text[]) END ', few) || found
         USING moment, active_since;
     END IF;
   END $$`;

/**
 * These read past row-level security, which keeps the planner from the index of trigrams and from knowing how rare a word
 * is (the operator is not leakproof), and therefore ask for the scope themselves: only a scope of all gets an answer. The
 * rows are read under row-level security all the same.
 */
export const customersMatchingSql: readonly string[] = [
  conditionSql,
  matchingSql,
  countedSql,
  ...[MATCHING, COUNTED].flatMap((name) => [
    `REVOKE ALL ON FUNCTION ${name} FROM PUBLIC`,
    `GRANT EXECUTE ON FUNCTION ${name} TO ${READER_ROLE}`,
  ]),
];
