import type postgres from "postgres";

/** A connection or transaction of the database client. */
// deno-lint-ignore ban-types -- the client's own type parameter for "no custom types"
export type Sql = postgres.ISql<{}>;
/** All connections of a process. */
// deno-lint-ignore ban-types
export type Pool = postgres.Sql<{}>;
