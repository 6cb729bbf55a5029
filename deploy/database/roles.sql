-- Creates the login roles. Run once per cluster as a superuser; safe to run again (it renews the passwords).
DO $roles$
DECLARE role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['keelson_owner', 'keelson_app', 'keelson_projector', 'keelson_reader', 'keelson_keys'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      EXECUTE format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS', role_name);
    END IF;
  END LOOP;
END
$roles$;
ALTER ROLE keelson_owner PASSWORD :'owner_password';
ALTER ROLE keelson_app PASSWORD :'app_password';
ALTER ROLE keelson_projector PASSWORD :'projector_password';
ALTER ROLE keelson_reader PASSWORD :'reader_password';
ALTER ROLE keelson_keys PASSWORD :'keys_password';
