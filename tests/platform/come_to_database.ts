import { connect } from "@/platform/database/connect.ts";

// A process of its own, since the runtime reads once, at its start, whom it trusts: says how it came to the database of its first argument.
const sql = connect(Deno.args[0]!, { pool: 1 });
const says = sql<{ ssl: boolean }[]>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
console.log(await says.then(([row]) => row!.ssl ? "tls" : "plain", ({ message }) => message));
Deno.exit(0);
