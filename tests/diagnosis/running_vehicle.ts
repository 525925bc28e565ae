import { DoipConnection } from "@/services/diagnosis/doip/connection.ts";
import type { DoipOptions } from "@/services/diagnosis/doip/doip_options.ts";
import { securityKey } from "@/services/diagnosis/ecus/security_key.ts";
import { type TesterOptions, UdsTester } from "@/services/diagnosis/uds/tester.ts";
import { DoipEntity, type EntityOptions } from "@/services/diagnosis/vehicle/entity.ts";
import { DEMO_SECRET, Vehicle, type VehicleOptions } from "@/services/diagnosis/vehicle/vehicle.ts";

export const VIN = "GVAT4RE70R1900001";
export const BMS = 0x1040;
export const GATEWAY = 0x1001;

export const demoKey = (seed: Uint8Array, level: number) => securityKey(DEMO_SECRET, seed, level);

/** A vehicle on a port of its own, switched off at the end of the block. */
export async function runningVehicle(
  described: Partial<VehicleOptions> = {},
  options: EntityOptions = {},
) {
  const vehicle = new Vehicle({ vin: VIN, seriesCode: "VTE", eraseMilliseconds: 50, ...described });
  const entity = await DoipEntity.open(vehicle, options);
  const testers: [UdsTester, DoipConnection][] = [];
  return {
    vehicle,
    entity,
    async tester(timing: TesterOptions = {}, way: Partial<DoipOptions> = {}) {
      const connection = await DoipConnection.open({ hostname: "127.0.0.1", port: entity.port, ...way });
      const tester = new UdsTester(connection, timing);
      testers.push([tester, connection]);
      return { tester, connection };
    },
    [Symbol.dispose]() {
      for (const [tester, connection] of testers) {
        tester.close();
        connection.close();
      }
      entity.close();
    },
  };
}
