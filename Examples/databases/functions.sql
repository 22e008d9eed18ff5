-- SPDX-License-Identifier: MIT
-- The functions of gridnorth_postgresql.c; `library` is its file: psql -v library=/.../gridnorth_postgresql.so
CREATE FUNCTION mgrs_encode(latitude float8, longitude float8, "precision" integer DEFAULT 5) RETURNS text
  AS :'library' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION mgrs_decode(reference text) RETURNS float8[]
  AS :'library' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION geodesic_distance(latitude1 float8, longitude1 float8, latitude2 float8, longitude2 float8)
  RETURNS float8
  AS :'library' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
