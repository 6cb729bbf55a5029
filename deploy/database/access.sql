-- Lets only the product's own roles connect. Run after both databases exist, as a superuser.
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO keelson_app, keelson_projector, keelson_reader;
REVOKE ALL ON DATABASE :"keys_database" FROM PUBLIC;
