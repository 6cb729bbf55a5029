-- Leaves no personal value of erased people in table files and write-ahead log. As superuser, with psql, on the main and on
-- the key database, when an erasure must not wait for what the server does by itself:
--
--   psql "$DATABASE" -v ON_ERROR_STOP=1 -f deploy/database/erased-files.sql
--
-- A plain VACUUM frees the place of old rows and leaves their bytes there until others are written over them: tables are
-- written anew instead. Each is locked while it is its turn, and pages wait so long. The log of events is left alone: what is
-- personal in it is sealed, and its key is destroyed. Samples of values that the planner keeps are taken anew, and old
-- segments of the write-ahead log are removed; `wal_recycle = off` keeps the server from using them again unwritten.
ANALYZE;
SELECT format('VACUUM (FULL) %I.%I', schemaname, tablename)
FROM pg_tables
WHERE schemaname IN ('read_model', 'vault', 'pgboss', 'operations', 'subject_keys')
   OR (schemaname = 'pg_catalog' AND tablename IN ('pg_statistic', 'pg_statistic_ext_data'))
ORDER BY schemaname <> 'pg_catalog', tablename
\gexec
CHECKPOINT;
SELECT pg_switch_wal();
CHECKPOINT;
