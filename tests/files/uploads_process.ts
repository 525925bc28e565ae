import { answerDeclared } from "@/edge/answers.ts";
import { readIncomingRequest } from "@/edge/read_incoming_request.ts";
import { openPortal } from "@/edge/portal.ts";
import { readConfig } from "@/platform/config.ts";
import { connect } from "@/platform/database/connect.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { openSignals } from "@/platform/signals.ts";

/**
 * The portal's calls and answers as a process of its own that a test may kill: `deno run -A tests/files/uploads_process.ts`, with
 * the variables of the environment that the portal reads. It says where it listens in its first line.
 */
if (import.meta.main) {
  const config = readConfig(Deno.env.toObject());
  const sql = connect(config.databaseUrl!, { pool: 5 });
  const signals = openSignals(config.databaseUrl!, sql);
  const portal = await openPortal(config, sql, await openFileStore(config), signals);
  Deno.serve({
    hostname: "127.0.0.1",
    port: config.port,
    onListen: ({ port }) => console.log(`http://127.0.0.1:${port}`),
  }, async (req, info) => {
    const { incoming } = await readIncomingRequest(portal, req, info);
    return await answerDeclared(portal, incoming, req) ?? await portal.answerCall(req, incoming) ??
      new Response(null, { status: 404 });
  });
}
