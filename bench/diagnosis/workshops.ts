import { Agent } from "@/services/diagnosis/agent/agent.ts";
import { Journal } from "@/services/diagnosis/agent/journal.ts";
import { Packages } from "@/services/diagnosis/agent/packages.ts";
import { readResult } from "@/services/diagnosis/agent/result.ts";
import { VehicleLink } from "@/services/diagnosis/agent/vehicle_link.ts";
import { AGENT_VERSION } from "@/services/diagnosis/agent_messages.ts";
import { securityKey } from "@/services/diagnosis/ecus/security_key.ts";
import { DoipEntity } from "@/services/diagnosis/vehicle/entity.ts";
import { DEMO_SECRET, Vehicle } from "@/services/diagnosis/vehicle/vehicle.ts";
import { PATIENT } from "./patient.ts";
import type { Workshop } from "./workshop.ts";

// Vehicles and beside each its agent, in a process of their own: its argument is a file that lists them. Prints the ports of the vehicles in turn.
const workshops: Workshop[] = JSON.parse(await Deno.readTextFile(Deno.args[0]!));
const ports: number[] = [];
for (const { vin, seriesCode, serial, token, portal } of workshops) {
  const entity = await DoipEntity.open(new Vehicle({ vin, seriesCode }));
  ports.push(entity.port);
  const folder = `${Deno.args[0]}.${serial}`;
  void new Agent({
    ...{ portal: portal.replace("http", "ws"), token, device: serial, version: AGENT_VERSION },
    journal: await Journal.open(folder, readResult),
    link: new VehicleLink({ hostname: "127.0.0.1", port: entity.port }, PATIENT),
    packages: new Packages({ folder, portal, token, verifyingKeys: [] }),
    keyOf: (seed, level) => securityKey(DEMO_SECRET, seed, level),
    log: () => {},
  }).run(new AbortController().signal);
}
console.log(JSON.stringify(ports));
