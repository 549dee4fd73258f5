#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: the site's own user, who owns its database and nothing else. The
# administrator loses the password that the image demands, and so can be reached from inside the container only.
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres --set password="$MANUAL_PASSWORD" <<'SQL'
create role manual login password :'password';
create database manual owner manual;
grant pg_checkpoint to manual;
revoke connect on database postgres from public;
alter role current_user password null;
SQL
