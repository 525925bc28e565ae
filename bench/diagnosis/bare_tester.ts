import type { CommandKind } from "@/services/diagnosis/agent_messages.ts";
import { doCommand } from "@/services/diagnosis/agent/do_command.ts";
import { Packages } from "@/services/diagnosis/agent/packages.ts";
import { VehicleLink } from "@/services/diagnosis/agent/vehicle_link.ts";
import { PATIENT } from "./patient.ts";

/** Another address than that of the agents: a vehicle has one connection for each. */
const SOURCE_ADDRESS = 0x0e01;

/** A client that speaks DoIP with the vehicles itself, in the very words in which an agent reads. */
export class BareTester {
  private constructor(readonly links: VehicleLink[]) {}

  /** Connected with the vehicles at these ports of this machine. */
  static async open(ports: number[]): Promise<BareTester> {
    const links = ports.map((port) =>
      new VehicleLink({ hostname: "127.0.0.1", port, sourceAddress: SOURCE_ADDRESS }, PATIENT)
    );
    await Promise.all(links.map((link) => link.tester()));
    return new BareTester(links);
  }

  /** Milliseconds in which identification and DTCs of a control unit are read. */
  async read(at: number, address: string): Promise<number> {
    const link = this.links[at]!;
    const args = { vin: link.vin!, address };
    const begin = performance.now();
    const read = (kind: CommandKind) =>
      doCommand({ id: crypto.randomUUID(), kind, args }, {
        link,
        packages: new Packages({ folder: "", portal: "", token: "", verifyingKeys: [] }),
        stop: new AbortController().signal,
        tell: () => {},
        keyOf: () => Promise.reject(new Error("a reading needs no key")),
      });
    await Promise.all([read("read-identification"), read("read-dtcs")]);
    return performance.now() - begin;
  }

  close(): void {
    for (const link of this.links) void link.close();
  }
}
