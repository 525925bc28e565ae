import { DoipEntity } from "@/services/diagnosis/vehicle/entity.ts";
import { serveControl } from "@/services/diagnosis/vehicle/control_server.ts";
import { Vehicle } from "@/services/diagnosis/vehicle/vehicle.ts";
import {
  USAGE,
  vehicleOptions,
  VehicleOptionsRefused,
} from "@/services/diagnosis/vehicle/vehicle_options.ts";

// Vehicles that speak DoIP and UDS, for demos, tests and whoever builds a tester (docs/diagnosis.md).
try {
  const options = vehicleOptions(Deno.args);
  if (options === null) {
    console.log(USAGE);
    Deno.exit(0);
  }
  const { hostname, cert, key, tlsPort, announce } = options;
  const tls = cert !== null && key !== null
    ? { cert: await Deno.readTextFile(cert), key: await Deno.readTextFile(key) }
    : null;
  const entities: DoipEntity[] = [];
  for (const [at, { port, ...described }] of options.vehicles.entries()) {
    const vehicle = new Vehicle(described);
    for (const fault of options.faults) vehicle.faults.arm(fault);
    const entity = await DoipEntity.open(vehicle, {
      hostname,
      port,
      ...(tls && { tls: { ...tls, port: tlsPort === 0 ? 0 : tlsPort + at } }),
      announceTo: announce === null ? null : { hostname: announce, port: 13400 },
    });
    entities.push(entity);
    const ecus = vehicle.ecus.map(({ design }) => design.code).join(" ");
    const secured = entity.tlsPort === null ? "" : `, TLS ${entity.tlsPort}`;
    console.log(`${described.seriesCode} ${vehicle.vin} at ${hostname}:${entity.port}${secured}: ${ecus}`);
  }
  const control = options.control === null ? null : serveControl(entities, options.control);
  if (control) console.log(`control at http://127.0.0.1:${control.addr.port}/`);
  const stop = async () => {
    for (const entity of entities) entity.close();
    await control?.shutdown();
    Deno.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, () => void stop());
} catch (error) {
  if (!(error instanceof VehicleOptionsRefused)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  Deno.exit(2);
}
