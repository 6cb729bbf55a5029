import { PARTNER_RELATIONS } from '../schema';
import { READER_ROLE } from '../schema/table-ddl';
import { CUSTOMER_ORDERS } from './customer-keys';
import { LABEL_CONDITIONS } from './customer-terms';

const MATCHING =
  'read_model.customers_matching(text, text[], integer, jsonb, text, timestamptz, timestamptz, text, boolean, jsonb, boolean, integer)';
const COUNTED = 'read_model.customers_counted(text, jsonb, text, timestamptz, timestamptz, integer, integer)';
const TOTALS = 'read_model.partner_totals(text, timestamptz, timestamptz)';
const FORMER = [
  // Before the newest alone could be put in order.
  'read_model.customers_matching(text, text[], jsonb, text, timestamptz, timestamptz, text, boolean, jsonb, boolean, integer)',
  // Before the customers of one channel partner could be asked for.
  'read_model.customers_matching(text[], jsonb, text, timestamptz, timestamptz, text, boolean, jsonb, boolean, integer)',
  'read_model.customers_counted(jsonb, text, timestamptz, timestamptz, integer, integer)',
];

/**
 * Whether the caller may ask for these customers at all: all of them, or those of one channel partner, who may be the
 * caller. Row-level security says the same.
 */
const OPEN = `coalesce(current_setting('app.reach', true) = 'all'
       OR current_setting('app.reach', true) = 'partners' AND current_setting('app.subject', true) = of_partner, false)`;

/** The customers of a partner, but for those of whom it waits to be read whose they are; a NULL stands for anybody. */
const OF_PARTNER = `account_id IN (SELECT customer_id FROM read_model.partner_relations WHERE partner_id = %L
       AND customer_id NOT IN (SELECT partition_key FROM read_model.parked_streams WHERE projection = '${PARTNER_RELATIONS}'))`;

/** What the partner, the terms and the label ask of a row, written out, so that the planner knows how rare each is. */
const conditionSql = `CREATE OR REPLACE FUNCTION read_model.customers_condition(of_partner text, terms jsonb, in_label text)
   RETURNS text LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog AS $$
   DECLARE
     labels jsonb := $labels$${JSON.stringify(LABEL_CONDITIONS)}$labels$;
     condition text := CASE WHEN of_partner IS NULL THEN 'true' ELSE format($of$${OF_PARTNER}$of$, of_partner) END;
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
 * One page of the customers that every term finds, in order: of all or one partner's, of those whose ids are `among`, or of
 * the `newest` so many that are found; behind the place that `mark` names, or before it and then in the opposite order. With
 * each id its place.
 */
const matchingSql = `CREATE OR REPLACE FUNCTION read_model.customers_matching(
     of_partner text, among text[], newest integer, terms jsonb, in_label text, moment timestamptz, active_since timestamptz, sorted text,
     descending boolean, mark jsonb, backwards boolean, most integer
   ) RETURNS TABLE (id text, place jsonb) LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50
   SET search_path = pg_catalog, public AS $$
   DECLARE
     chosen jsonb := $orders$${JSON.stringify(CUSTOMER_ORDERS)}$orders$::jsonb->sorted;
     keys text[] := ARRAY(SELECT jsonb_array_elements_text(chosen->'keys')) || 'account_id'::text;
     down boolean := (descending <> coalesce((chosen->'reversed')::boolean, false)) <> backwards;
     way text := CASE WHEN down THEN ' DESC' ELSE ' ASC' END;
     question text := format('SELECT account_id, jsonb_build_array(%s) FROM ',
       (SELECT string_agg(format('(%s)::text', key), ', ') FROM unnest(keys) AS key));
     found text := read_model.customers_condition(of_partner, terms, in_label);
   BEGIN
     IF NOT ${OPEN} THEN RETURN; END IF;
     IF among IS NOT NULL THEN found := found || ' AND account_id = ANY ($3)'; END IF;
     question := question || CASE WHEN newest IS NULL THEN 'read_model.customers WHERE ' || found
       ELSE format('(SELECT * FROM read_model.customers WHERE %s ORDER BY registered_at DESC, account_id DESC LIMIT %s) AS found
         WHERE true', found, newest) END;
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
     of_partner text, terms jsonb, in_label text, moment timestamptz, active_since timestamptz, most integer, few integer
   ) RETURNS TABLE (counted integer, ids text[]) LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1
   SET search_path = pg_catalog, public AS $$
   DECLARE
     found text := format('FROM (SELECT account_id FROM read_model.customers WHERE %s LIMIT %s) AS found',
       read_model.customers_condition(of_partner, terms, in_label), most);
   BEGIN
     IF NOT ${OPEN} THEN RETURN; END IF;
     IF terms = '[]' THEN
       RETURN QUERY EXECUTE 'SELECT count(*)::integer, NULL::text[] ' || found USING moment, active_since;
     ELSE
       RETURN QUERY EXECUTE format('SELECT count(*)::integer,
         CASE WHEN count(*) <= %s THEN coalesce(array_agg(account_id), ARRAY[]::text[]) END ', few) || found
         USING moment, active_since;
     END IF;
   END $$`;

/** Over all customers of a partner, whatever is searched for. */
const totalsSql = `CREATE OR REPLACE FUNCTION read_model.partner_totals(
     of_partner text, moment timestamptz, stuck_since timestamptz
   ) RETURNS TABLE (customers integer, on_trial integer, paid integer, stuck integer)
   LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog, public AS $$
   BEGIN
     IF NOT ${OPEN} THEN RETURN; END IF;
     RETURN QUERY EXECUTE format('SELECT count(*)::integer, (count(*) FILTER (WHERE %s))::integer,
         (count(*) FILTER (WHERE %s))::integer,
         (count(*) FILTER (WHERE onboarding_step IS NOT NULL AND coalesce(onboarding_at, registered_at) < $2))::integer
       FROM read_model.customers WHERE ', $label$${LABEL_CONDITIONS['payment:Trial']}$label$,
         $label$${LABEL_CONDITIONS['payment:Paid']}$label$)
       || format($of$${OF_PARTNER}$of$, of_partner) USING moment, stuck_since;
   END $$`;

/**
 * These read past row-level security, which keeps the planner from the index of trigrams and from knowing how rare a word
 * is (the operator is not leakproof), and therefore ask for the scope themselves. The rows are read under row-level security all the
 * same.
 */
export const customersMatchingSql: readonly string[] = [
  ...FORMER.map((former) => `DROP FUNCTION IF EXISTS ${former}`),
  'DROP FUNCTION IF EXISTS read_model.customers_condition(jsonb, text)',
  conditionSql,
  matchingSql,
  countedSql,
  totalsSql,
  ...[MATCHING, COUNTED, TOTALS].flatMap((name) => [
    `REVOKE ALL ON FUNCTION ${name} FROM PUBLIC`,
    `GRANT EXECUTE ON FUNCTION ${name} TO ${READER_ROLE}`,
  ]),
];
