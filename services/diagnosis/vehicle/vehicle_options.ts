import { parseArgs } from "node:util";
import { SERIES_CODES } from "@/services/diagnosis/ecus/ecus.ts";
import { type Condition, CONDITIONS } from "./measure.ts";
import { condition, type Fault, parseFault } from "./faults.ts";
import { DEMO_SECRET, type VehicleOptions } from "./vehicle.ts";

/** What `deno task vehicle --help` says. */
export const USAGE = `usage: deno task vehicle [options]

Simulates vehicles that speak DoIP (ISO 13400-2) and UDS (ISO 14229-1).

  --vehicle SERIES[/VIN][@PORT]  a vehicle; may be given several times (one of VTE at port 13400)
                                 series: ${SERIES_CODES.join(" ")}
  --host HOST                    address to listen on (127.0.0.1)
  --condition NAME               what is wrong with all vehicles; may be given several times
                                 ${CONDITIONS.slice(0, 5).join(" ")}
                                 ${CONDITIONS.slice(5).join(" ")}
  --fault KIND[:FIELD=VALUE,...] what goes wrong on demand; may be given several times
                                 drop, disconnect, delay (milliseconds), negative (code),
                                 power-loss (afterBlocks, milliseconds);
                                 all take ecu, service, times: delay:ecu=BMS,milliseconds=900,times=3
  --control PORT                 control call on loopback: GET / tells all, POST /VIN does
                                 {"do":"arm","fault":{...}} {"do":"disarm"} {"do":"set","condition":NAME,"on":true}
                                 {"do":"cycle"} {"do":"lose-power","milliseconds":1000}
  --announce HOST                announce the vehicles three times by UDP to this address, port 13400
  --cert FILE --key FILE         certificate and key in PEM: TLS besides, at --tls-port (3496, then 3497 ...)
  --tls-port PORT                0: a free one
  --max-block BYTES              largest request of a transfer (2097152)
  --erase-ms MILLISECONDS        time that erasing takes (600)
  --secret TEXT                  secret of security access (${DEMO_SECRET})
  --help                         this text
`;

/** Options that cannot be used; the message says which. */
export class VehicleOptionsRefused extends Error {}

export interface SimulatorOptions {
  vehicles: (VehicleOptions & { port: number })[];
  hostname: string;
  faults: Fault[];
  control: number | null;
  announce: string | null;
  cert: string | null;
  key: string | null;
  tlsPort: number;
}

const VEHICLE = /^([A-Z0-9]{3})(?:\/([A-HJ-NPR-Z0-9]{17}))?(?:@(\d{1,5}))?$/;

const list = { type: "string", multiple: true } as const;
const one = { type: "string" } as const;

/** Reads the command line; null: help is asked for. @throws VehicleOptionsRefused */
export function vehicleOptions(args: string[]): SimulatorOptions | null {
  const { values } = refusing(() =>
    parseArgs({
      args: args.filter((arg) => arg !== "--"),
      options: {
        vehicle: list,
        condition: list,
        fault: list,
        host: one,
        control: one,
        announce: one,
        cert: one,
        key: one,
        "tls-port": one,
        "max-block": one,
        "erase-ms": one,
        secret: one,
        help: { type: "boolean" },
      },
    })
  );
  if (values.help) return null;
  const conditions: Condition[] = (values.condition ?? []).map((name) =>
    refusing(() => condition.parse(name), `--condition ${name}: no such condition`)
  );
  const each = {
    conditions,
    secret: values.secret,
    maxBlock: number("--max-block", values["max-block"]),
    eraseMilliseconds: number("--erase-ms", values["erase-ms"]),
  };
  if ((values.cert === undefined) !== (values.key === undefined)) {
    throw new VehicleOptionsRefused("--cert and --key go together");
  }
  return {
    vehicles: (values.vehicle ?? ["VTE"]).map((text, at) => ({ ...each, ...vehicleOf(text, at) })),
    hostname: values.host ?? "127.0.0.1",
    faults: (values.fault ?? []).map((text) =>
      refusing(() => parseFault(text), `--fault ${text}: see --help`)
    ),
    control: number("--control", values.control) ?? null,
    announce: values.announce ?? null,
    cert: values.cert ?? null,
    key: values.key ?? null,
    tlsPort: number("--tls-port", values["tls-port"]) ?? 3496,
  };
}

function vehicleOf(text: string, at: number): { seriesCode: string; vin: string; port: number } {
  const [, seriesCode = "", vin = `GVAT4RE7${at % 10}R1${String(900_001 + at)}`, port] =
    text.match(VEHICLE) ?? [];
  if (!SERIES_CODES.includes(seriesCode)) throw new VehicleOptionsRefused(`--vehicle ${text}: see --help`);
  return { seriesCode, vin, port: port === undefined ? 13400 + at : Number(port) };
}

function number(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new VehicleOptionsRefused(`${name} ${text}: a whole number is wanted`);
  return Number(text);
}

function refusing<Answer>(read: () => Answer, message?: string): Answer {
  try {
    return read();
  } catch (error) {
    throw new VehicleOptionsRefused(message ?? (error as Error).message);
  }
}
