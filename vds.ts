import { join } from "node:path";
import { Agent, TokenRevoked } from "@/services/diagnosis/agent/agent.ts";
import { agentOptions, AgentOptionsRefused, USAGE } from "@/services/diagnosis/agent/agent_options.ts";
import { readResult } from "@/services/diagnosis/agent/result.ts";
import { Journal } from "@/services/diagnosis/agent/journal.ts";
import { httpOf } from "@/services/diagnosis/agent/agent_options.ts";
import { Packages } from "@/services/diagnosis/agent/packages.ts";
import { VehicleLink } from "@/services/diagnosis/agent/vehicle_link.ts";
import { AGENT_VERSION } from "@/services/diagnosis/agent_messages.ts";
import { securityKey } from "@/services/diagnosis/ecus/security_key.ts";
import { DEMO_SECRET } from "@/services/diagnosis/vehicle/vehicle.ts";

// The agent beside a workshop's device (docs/diagnosis.md).
try {
  const options = agentOptions(Deno.args, (name) => Deno.env.get(name));
  if (options === null) {
    console.log(USAGE);
    Deno.exit(0);
  }
  const { portal, token, device, folder, secret, vehicle, verifyingKeys } = options;
  const tls = options.tls === null ? undefined : { caCerts: [await Deno.readTextFile(options.tls)] };
  const link = new VehicleLink({ ...vehicle, tls });
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, () => stop.abort());
  const agent = new Agent({
    portal,
    token,
    device,
    version: AGENT_VERSION,
    journal: await Journal.open(folder, readResult),
    link,
    packages: new Packages({
      folder: join(folder, "packages"),
      portal: httpOf(portal),
      token,
      verifyingKeys,
    }),
    keyOf: (seed, level) => securityKey(secret ?? DEMO_SECRET, seed, level),
    log: (line) => console.log(`${new Date().toISOString()} ${line}`),
  });
  await agent.run(stop.signal);
  await link.close();
  Deno.exit(0);
} catch (error) {
  if (error instanceof AgentOptionsRefused) {
    console.error(`${error.message}\n\n${USAGE}`);
    Deno.exit(2);
  }
  if (!(error instanceof TokenRevoked)) throw error;
  console.error(error.message);
  Deno.exit(1);
}
