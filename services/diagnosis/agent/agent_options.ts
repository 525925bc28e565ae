import { hostname } from "node:os";
import { parseArgs } from "node:util";
import { DOIP_PORT, DOIP_TLS_PORT } from "@/services/diagnosis/doip/codes.ts";
import type { DoipOptions } from "@/services/diagnosis/doip/doip_options.ts";

export const USAGE = `usage: deno task vds -- --portal wss://HOST --token TOKEN --vehicle HOST:PORT [options]

The agent that runs beside a workshop's device (VDS): connects to the portal, does its commands with the vehicle.

  --portal URL        of the portal: wss://tis.example.com, ws:// for a portal on this machine
  --token TOKEN       that RegistVDS showed once; or in the variable VDS_TOKEN, which other users cannot see
  --vehicle HOST:PORT DoIP entity of the vehicle that is plugged in (port 13400, with --tls 3496)
  --tls FILE          speak TLS with the vehicle, and trust the certificates in PEM of this file
  --device SERIAL     serial number of the device, as registered (name of this machine)
  --folder FOLDER     where results are kept until the portal has them (.data/vds)
  --secret TEXT       secret of security access of the vehicles; or in the variable VDS_SECRET
  --key BASE64        public key of the portal (GET /tis/software-keys) by which programs are verified; or in the
                      variable VDS_KEY. Several have commas between them. Without one nothing is updated
  --help              this text
`;

/** Options that cannot be used; the message says which. */
export class AgentOptionsRefused extends Error {}

const one = { type: "string" } as const;

/** Reads the command line and the environment; null: help is asked for. @throws AgentOptionsRefused */
export function agentOptions(args: string[], env: (name: string) => string | undefined) {
  const values = valuesOf(args);
  if (values.help) return null;
  const token = values.token ?? env("VDS_TOKEN");
  if (!values.portal || !/^wss?:\/\/[^/]+/.test(values.portal)) {
    throw new AgentOptionsRefused("--portal: an address that begins with wss:// or ws:// is wanted");
  }
  if (!token) {
    throw new AgentOptionsRefused("--token: the token that the registration of the device showed is wanted");
  }
  return {
    portal: values.portal,
    token,
    vehicle: vehicleOf(values.vehicle, values.tls !== undefined),
    tls: values.tls ?? null,
    device: values.device ?? hostname(),
    folder: values.folder ?? ".data/vds",
    secret: values.secret ?? env("VDS_SECRET") ?? null,
    verifyingKeys: (values.key ?? env("VDS_KEY"))?.split(",").map(keyOf) ?? [],
  };
}

/** The address at which the portal hands out files. */
export function httpOf(portal: string): string {
  return portal.replace(/^ws/, "http");
}

const KEY_BYTES = 32;

function keyOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    const key = Uint8Array.fromBase64(text.trim());
    if (key.length === KEY_BYTES) return key;
  } catch {
    // No base64.
  }
  throw new AgentOptionsRefused("--key: a public key of 32 bytes in base64 is wanted");
}

function vehicleOf(text: string | undefined, secured: boolean): Pick<DoipOptions, "hostname" | "port"> {
  const [, host, port] = text?.match(/^([^:]+|\[[0-9a-fA-F:]+\])(?::(\d{1,5}))?$/) ?? [];
  if (host === undefined) throw new AgentOptionsRefused("--vehicle: HOST:PORT is wanted");
  return { hostname: host, port: port === undefined ? secured ? DOIP_TLS_PORT : DOIP_PORT : Number(port) };
}

function valuesOf(args: string[]) {
  try {
    return parseArgs({
      args: args.filter((arg) => arg !== "--"),
      options: {
        portal: one,
        token: one,
        vehicle: one,
        tls: one,
        device: one,
        folder: one,
        secret: one,
        key: one,
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new AgentOptionsRefused((error as Error).message);
  }
}
