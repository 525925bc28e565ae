import { readConfig } from "@/platform/config.ts";
import { environ } from "@/platform/environ.ts";
import { launchRole } from "@/platform/launcher/launch_role.ts";
import { checkPort } from "@/platform/listen.ts";
import { shapeLog } from "@/platform/log.ts";
import { runUntilStopped } from "@/platform/run_until_stopped.ts";

const begun = performance.timeOrigin;

// The launcher. It has all permissions and deals with nothing that comes from outside: the role process, role.ts, does.
await runUntilStopped(async (shutdown) => {
  const config = readConfig(environ());
  shapeLog(config);
  if (config.role !== "worker") checkPort(config);
  const code = await launchRole(config, shutdown, begun);
  if (shutdown.begun) return;
  await shutdown.run();
  Deno.exit(code);
  // The role process says that it stops.
}, () => {});
