import { join } from "node:path";
import { parseArgs } from "node:util";
import { startTopology } from "./start_topology.ts";

// Starts the topology of deploy/compose.yaml without containers, to try it by hand:
//   deno run -A deploy/local/main.ts [--port 8080] [--folder .data/topology]
const { values } = parseArgs({
  args: Deno.args,
  options: {
    port: { type: "string", default: "8080" },
    folder: { type: "string", default: join(import.meta.dirname!, "..", "..", ".data", "topology") },
  },
});
await Deno.mkdir(values.folder, { recursive: true });
const stopped = Promise.withResolvers<void>();
for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, () => stopped.resolve());
{
  await using topology = await startTopology(values.folder, {
    port: Number(values.port),
    env: { DEMO: "on" },
    notice: console.log,
  });
  console.log(
    `${topology.origin}/tis/ is ready; metrics by the token ${topology.metricsToken}; Ctrl-C stops all`,
  );
  await stopped.promise;
}
Deno.exit(0);
